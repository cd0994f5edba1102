CREATE TABLE "admin_days" (
	"day" date NOT NULL,
	"series" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "admin_days_series_day_pk" PRIMARY KEY("series","day")
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"admin_id" integer,
	"action" text NOT NULL,
	"details" text NOT NULL,
	"target_user_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "activities_type";--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "login_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_logs_action" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_logs_admin" ON "audit_logs" USING btree (coalesce("admin_id", 0),"id");--> statement-breakpoint
CREATE INDEX "audit_logs_target" ON "audit_logs" USING btree ("target_user_id","id");--> statement-breakpoint
CREATE INDEX "account_users_by_name" ON "account_users" USING btree (lower("display_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "account_users_by_email" ON "account_users" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "account_users_last_login" ON "account_users" USING btree (coalesce("last_login", timestamptz 'epoch'),"id");--> statement-breakpoint
CREATE INDEX "account_users_logins" ON "account_users" USING btree ("login_count","id");--> statement-breakpoint
CREATE INDEX "account_users_admins" ON "account_users" USING btree ("id") WHERE "account_users"."is_admin";--> statement-breakpoint
CREATE INDEX "crafts_by_title" ON "crafts" USING btree (lower("title") collate "C","id");--> statement-breakpoint
CREATE INDEX "crafts_likes_created" ON "crafts_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credits_balances_size" ON "credits_balances" USING btree ("balance","user_id");--> statement-breakpoint
CREATE INDEX "payments_purchases_paid" ON "payments_purchases" USING btree ("completed_at") WHERE "payments_purchases"."type" = 'purchase';--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("type","id");--> statement-breakpoint
UPDATE "account_users" SET "login_count" = counted.n
FROM (SELECT "user_id", count(*)::int AS n FROM "activities" WHERE "type" = 'login' GROUP BY "user_id") counted
WHERE counted."user_id" = "account_users"."id";--> statement-breakpoint
CREATE FUNCTION audit_logs_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the lines of the audit log are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_logs_stay BEFORE UPDATE OR DELETE ON "audit_logs"
FOR EACH STATEMENT EXECUTE FUNCTION audit_logs_stay();
