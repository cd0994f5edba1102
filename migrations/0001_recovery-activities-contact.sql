CREATE TABLE "account_mail_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" text,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"metadata" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_mail_tokens" ADD CONSTRAINT "account_mail_tokens_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_mail_tokens_hash" ON "account_mail_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_mail_tokens_user" ON "account_mail_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_mail_tokens_expiry" ON "account_mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "activities_created" ON "activities" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id");