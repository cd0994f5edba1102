CREATE TABLE "generation_offers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reference" text,
	"reserved_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generation_offers" ADD CONSTRAINT "generation_offers_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_offers_reference" ON "generation_offers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "generation_offers_expires" ON "generation_offers" USING btree ("expires_at");