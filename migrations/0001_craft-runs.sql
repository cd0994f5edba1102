CREATE TABLE "generation_photos" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"photo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"wish" jsonb,
	"has_list" boolean NOT NULL,
	"step" text NOT NULL,
	"reply" jsonb,
	"failure" jsonb,
	"craft_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generation_photos" ADD CONSTRAINT "generation_photos_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_runs_craft" ON "generation_runs" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "generation_runs_user" ON "generation_runs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "generation_runs_created" ON "generation_runs" USING btree ("created_at");