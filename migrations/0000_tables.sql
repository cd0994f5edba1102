CREATE TABLE "platform_idempotency" (
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"work_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_idempotency_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "platform_jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"unique_key" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "platform_rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "account_challenges" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "account_recovery_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_sign_in_rule" (
	"id" integer PRIMARY KEY NOT NULL,
	"admins_need_second_factor" boolean NOT NULL,
	CONSTRAINT "account_sign_in_rule_one" CHECK ("account_sign_in_rule"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "account_users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"display_name" text NOT NULL,
	"bio" text,
	"profile_image" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login" timestamp with time zone,
	"login_count" integer DEFAULT 0 NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL
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
CREATE TABLE "community_blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "community_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"craft_id" uuid,
	"rank" smallint DEFAULT 1 NOT NULL,
	"author_id" integer,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"text" text NOT NULL,
	"state_before" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "community_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_judgings" (
	"version" integer PRIMARY KEY NOT NULL,
	"last_id" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "community_post_supplies" (
	"supply_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "community_post_supplies_supply_id_post_id_pk" PRIMARY KEY("supply_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"craft_id" uuid NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"theme" text NOT NULL,
	"difficulty" text NOT NULL,
	"age_bands" smallint NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_posts_likes_floor" CHECK ("community_posts"."likes" >= 0),
	CONSTRAINT "community_posts_comments_floor" CHECK ("community_posts"."comments" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"case_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "crafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"steps" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"safety_notes" jsonb NOT NULL,
	"go_further" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_over" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mess" text,
	"waiting" text DEFAULT '' NOT NULL,
	"age_range_min" integer NOT NULL,
	"age_range_max" integer NOT NULL,
	"difficulty" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"theme" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"shared_at" timestamp with time zone,
	"awaiting" boolean DEFAULT false NOT NULL,
	"withheld" boolean DEFAULT false NOT NULL,
	"not_safe" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"image_status" text DEFAULT 'pending' NOT NULL,
	"image_version" text,
	"image_color" text NOT NULL,
	"image_alt" text NOT NULL,
	"provider" text NOT NULL,
	"model" text,
	"prompt_version" text,
	"form_id" text,
	"subject_id" text,
	"plan" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "crafts_likes_floor" CHECK ("crafts"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "crafts_likes" (
	"user_id" integer NOT NULL,
	"craft_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crafts_likes_user_id_craft_id_pk" PRIMARY KEY("user_id","craft_id")
);
--> statement-breakpoint
CREATE TABLE "crafts_saved" (
	"user_id" integer NOT NULL,
	"craft_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crafts_saved_user_id_craft_id_pk" PRIMARY KEY("user_id","craft_id")
);
--> statement-breakpoint
CREATE TABLE "crafts_supplies" (
	"craft_id" uuid NOT NULL,
	"supply_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "crafts_supplies_craft_id_supply_id_pk" PRIMARY KEY("craft_id","supply_id")
);
--> statement-breakpoint
CREATE TABLE "credits_balances" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "credits_balances_floor" CHECK ("credits_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credits_holds" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"work_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text,
	"outcome" text NOT NULL,
	"ms" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"micro_usd" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_days" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"unpriced" integer NOT NULL,
	"micro_usd" bigint NOT NULL,
	"counted_micro_usd" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_limits" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_switched_off" boolean NOT NULL,
	"daily_cap_cents" integer,
	"unpriced_cents" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "generation_limits_one" CHECK ("generation_limits"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "generation_offers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"work_id" uuid,
	"reference" text,
	"reserved_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "generation_verdicts" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"rule" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "generation_verdicts_day_provider_rule_pk" PRIMARY KEY("day","provider","rule")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"source_id" text,
	"source_type" text NOT NULL,
	"from_user_id" integer,
	"once" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "supplies" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"engine_id" text
);
--> statement-breakpoint
CREATE TABLE "supplies_inventory" (
	"user_id" integer NOT NULL,
	"supply_id" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplies_inventory_user_id_supply_id_pk" PRIMARY KEY("user_id","supply_id"),
	CONSTRAINT "supplies_inventory_quantity" CHECK ("supplies_inventory"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "account_challenges" ADD CONSTRAINT "account_challenges_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mail_tokens" ADD CONSTRAINT "account_mail_tokens_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery_codes" ADD CONSTRAINT "account_recovery_codes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_second_factors" ADD CONSTRAINT "account_second_factors_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocker_id_account_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocked_id_account_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_author_id_account_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post_supplies" ADD CONSTRAINT "community_post_supplies_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "public"."supplies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post_supplies" ADD CONSTRAINT "community_post_supplies_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_case_id_community_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."community_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reporter_id_account_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts" ADD CONSTRAINT "crafts_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_likes" ADD CONSTRAINT "crafts_likes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_likes" ADD CONSTRAINT "crafts_likes_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_saved" ADD CONSTRAINT "crafts_saved_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_saved" ADD CONSTRAINT "crafts_saved_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_supplies" ADD CONSTRAINT "crafts_supplies_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_supplies" ADD CONSTRAINT "crafts_supplies_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "public"."supplies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits_balances" ADD CONSTRAINT "credits_balances_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits_holds" ADD CONSTRAINT "credits_holds_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits_ledger" ADD CONSTRAINT "credits_ledger_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_offers" ADD CONSTRAINT "generation_offers_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_user_id_account_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_purchases" ADD CONSTRAINT "payments_purchases_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_purchases" ADD CONSTRAINT "payments_purchases_package_id_payments_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."payments_packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplies_inventory" ADD CONSTRAINT "supplies_inventory_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplies_inventory" ADD CONSTRAINT "supplies_inventory_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "public"."supplies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_idempotency_created" ON "platform_idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "platform_jobs_due" ON "platform_jobs" USING btree ("state","run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_jobs_unique_key" ON "platform_jobs" USING btree ("unique_key");--> statement-breakpoint
CREATE INDEX "platform_rate_counters_end" ON "platform_rate_counters" USING btree ("window_end");--> statement-breakpoint
CREATE UNIQUE INDEX "account_challenges_token" ON "account_challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_challenges_user" ON "account_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_challenges_expiry" ON "account_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mail_tokens_hash" ON "account_mail_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_mail_tokens_user" ON "account_mail_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_mail_tokens_expiry" ON "account_mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_recovery_codes_code" ON "account_recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_sessions_token" ON "account_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_sessions_user" ON "account_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_sessions_expiry" ON "account_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_users_email" ON "account_users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_users_display_name" ON "account_users" USING btree (lower("display_name"));--> statement-breakpoint
CREATE INDEX "account_users_created" ON "account_users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_users_by_name" ON "account_users" USING btree (lower("display_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "account_users_by_email" ON "account_users" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "account_users_last_login" ON "account_users" USING btree (coalesce("last_login", timestamptz 'epoch'),"id");--> statement-breakpoint
CREATE INDEX "account_users_logins" ON "account_users" USING btree ("login_count","id");--> statement-breakpoint
CREATE INDEX "account_users_admins" ON "account_users" USING btree ("id") WHERE "account_users"."is_admin";--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "activities_created" ON "activities" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "audit_logs_action" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_logs_admin" ON "audit_logs" USING btree (coalesce("admin_id", 0),"id");--> statement-breakpoint
CREATE INDEX "audit_logs_target" ON "audit_logs" USING btree ("target_user_id","id");--> statement-breakpoint
CREATE INDEX "community_blocks_blocked" ON "community_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_cases_open" ON "community_cases" USING btree ("subject","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "community_cases_queue" ON "community_cases" USING btree ("rank","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "community_cases_decided" ON "community_cases" USING btree ("decided_at","id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "community_cases_author" ON "community_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "community_cases_craft" ON "community_cases" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "community_comments_post" ON "community_comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "community_comments_user" ON "community_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_post_supplies_post" ON "community_post_supplies" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_posts_craft" ON "community_posts" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "community_posts_user" ON "community_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_posts_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_theme" ON "community_posts" USING btree ("theme","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_theme_likes" ON "community_posts" USING btree ("theme","likes","id") WHERE state = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_once" ON "community_reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "community_reports_reporter" ON "community_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "crafts_user" ON "crafts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "crafts_created" ON "crafts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "crafts_by_title" ON "crafts" USING btree (lower("title") collate "C","id");--> statement-breakpoint
CREATE INDEX "crafts_shared" ON "crafts" USING btree ("shared_at","id") WHERE "crafts"."shared";--> statement-breakpoint
CREATE INDEX "crafts_kept" ON "crafts" USING btree ("user_id") WHERE not "crafts"."shared";--> statement-breakpoint
CREATE INDEX "crafts_unpictured" ON "crafts" USING btree ("created_at") WHERE "crafts"."image_status" <> 'completed';--> statement-breakpoint
CREATE INDEX "crafts_likes_craft" ON "crafts_likes" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "crafts_likes_created" ON "crafts_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "crafts_likes_recent" ON "crafts_likes" USING btree ("user_id","created_at","craft_id");--> statement-breakpoint
CREATE INDEX "crafts_saved_craft" ON "crafts_saved" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "crafts_saved_recent" ON "crafts_saved" USING btree ("user_id","created_at","craft_id");--> statement-breakpoint
CREATE INDEX "crafts_supplies_supply" ON "crafts_supplies" USING btree ("supply_id","craft_id");--> statement-breakpoint
CREATE INDEX "credits_balances_size" ON "credits_balances" USING btree ("balance","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credits_holds_work" ON "credits_holds" USING btree ("work_id") WHERE "credits_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "credits_holds_open" ON "credits_holds" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "credits_holds_user" ON "credits_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credits_ledger_user" ON "credits_ledger" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credits_ledger_once" ON "credits_ledger" USING btree ("reason","reference");--> statement-breakpoint
CREATE INDEX "generation_calls_created" ON "generation_calls" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "generation_calls_failed" ON "generation_calls" USING btree ("id") WHERE "generation_calls"."outcome" <> 'ok';--> statement-breakpoint
CREATE UNIQUE INDEX "generation_offers_reference" ON "generation_offers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "generation_offers_expires" ON "generation_offers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","once");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_from" ON "notifications" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_events_created" ON "payments_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_packages_name" ON "payments_packages" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_purchases_payment" ON "payments_purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_purchases_user" ON "payments_purchases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_purchases_package" ON "payments_purchases" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "payments_purchases_paid" ON "payments_purchases" USING btree ("completed_at") WHERE "payments_purchases"."type" = 'purchase';--> statement-breakpoint
CREATE INDEX "payments_purchases_open" ON "payments_purchases" USING btree ("id") WHERE "payments_purchases"."status" in ('pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_test_intents_key" ON "payments_test_intents" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_test_intents_reversed" ON "payments_test_intents" USING btree ("reversed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "supplies_name" ON "supplies" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "supplies_engine_id" ON "supplies" USING btree ("engine_id");--> statement-breakpoint
CREATE INDEX "supplies_inventory_supply" ON "supplies_inventory" USING btree ("supply_id");--> statement-breakpoint
CREATE FUNCTION audit_logs_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the lines of the audit log are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_logs_stay BEFORE UPDATE OR DELETE ON "audit_logs"
FOR EACH STATEMENT EXECUTE FUNCTION audit_logs_stay();
