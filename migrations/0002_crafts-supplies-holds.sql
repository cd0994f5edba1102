CREATE TABLE "crafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"steps" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"safety_notes" jsonb NOT NULL,
	"go_further" text,
	"age_range_min" integer NOT NULL,
	"age_range_max" integer NOT NULL,
	"difficulty" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"theme" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"shared_at" timestamp with time zone,
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
	CONSTRAINT "crafts_likes_floor" CHECK ("crafts"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "crafts_supplies" (
	"craft_id" uuid NOT NULL,
	"supply_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "crafts_supplies_craft_id_supply_id_pk" PRIMARY KEY("craft_id","supply_id")
);
--> statement-breakpoint
CREATE TABLE "credits_holds" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplies" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"engine_id" text
);
--> statement-breakpoint
ALTER TABLE "crafts" ADD CONSTRAINT "crafts_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_supplies" ADD CONSTRAINT "crafts_supplies_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_supplies" ADD CONSTRAINT "crafts_supplies_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "public"."supplies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits_holds" ADD CONSTRAINT "credits_holds_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crafts_user" ON "crafts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "crafts_created" ON "crafts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "crafts_supplies_supply" ON "crafts_supplies" USING btree ("supply_id","craft_id");--> statement-breakpoint
CREATE INDEX "credits_holds_open" ON "credits_holds" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "credits_holds_user" ON "credits_holds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplies_name" ON "supplies" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "supplies_engine_id" ON "supplies" USING btree ("engine_id");