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
	"subject_id" integer NOT NULL,
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
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocker_id_account_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocked_id_account_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_author_id_account_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post_supplies" ADD CONSTRAINT "community_post_supplies_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "public"."supplies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post_supplies" ADD CONSTRAINT "community_post_supplies_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_case_id_community_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."community_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reporter_id_account_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_user_id_account_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplies_inventory" ADD CONSTRAINT "supplies_inventory_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplies_inventory" ADD CONSTRAINT "supplies_inventory_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "public"."supplies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_blocks_blocked" ON "community_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_cases_open" ON "community_cases" USING btree ("subject","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "community_cases_queue" ON "community_cases" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "community_cases_decided" ON "community_cases" USING btree ("decided_at","id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "community_cases_author" ON "community_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "community_comments_post" ON "community_comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "community_comments_user" ON "community_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_post_supplies_post" ON "community_post_supplies" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_posts_craft" ON "community_posts" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "community_posts_user" ON "community_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_posts_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_theme" ON "community_posts" USING btree ("theme","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_theme_likes" ON "community_posts" USING btree ("theme","likes","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_difficulty" ON "community_posts" USING btree ("difficulty","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_difficulty_likes" ON "community_posts" USING btree ("difficulty","likes","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "community_posts_band_0" ON "community_posts" USING btree ("id") WHERE state = 'published' and (age_bands & 1) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_0_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published' and (age_bands & 1) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_1" ON "community_posts" USING btree ("id") WHERE state = 'published' and (age_bands & 2) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_1_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published' and (age_bands & 2) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_2" ON "community_posts" USING btree ("id") WHERE state = 'published' and (age_bands & 4) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_2_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published' and (age_bands & 4) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_3" ON "community_posts" USING btree ("id") WHERE state = 'published' and (age_bands & 8) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_3_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published' and (age_bands & 8) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_4" ON "community_posts" USING btree ("id") WHERE state = 'published' and (age_bands & 16) <> 0;--> statement-breakpoint
CREATE INDEX "community_posts_band_4_likes" ON "community_posts" USING btree ("likes","id") WHERE state = 'published' and (age_bands & 16) <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_once" ON "community_reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "community_reports_reporter" ON "community_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","once");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_from" ON "notifications" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "supplies_inventory_supply" ON "supplies_inventory" USING btree ("supply_id");