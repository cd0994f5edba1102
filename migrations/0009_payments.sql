CREATE TABLE "payments_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments_packages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"credits" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_packages_sane" CHECK ("payments_packages"."credits" > 0 and "payments_packages"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments_purchases" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"package_id" integer,
	"package_name" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"note" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"returned_credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments_test_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payments_purchases" ADD CONSTRAINT "payments_purchases_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_purchases" ADD CONSTRAINT "payments_purchases_package_id_payments_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."payments_packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_events_created" ON "payments_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_packages_name" ON "payments_packages" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_purchases_payment" ON "payments_purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_purchases_user" ON "payments_purchases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_purchases_package" ON "payments_purchases" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "payments_purchases_open" ON "payments_purchases" USING btree ("id") WHERE "payments_purchases"."status" in ('pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_test_intents_key" ON "payments_test_intents" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_test_intents_reversed" ON "payments_test_intents" USING btree ("reversed_at");