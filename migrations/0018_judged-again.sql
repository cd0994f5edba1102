CREATE TABLE "community_judgings" (
	"version" integer PRIMARY KEY NOT NULL,
	"last_id" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "crafts" ADD COLUMN "not_safe" text;