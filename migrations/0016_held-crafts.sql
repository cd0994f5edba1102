ALTER TABLE "crafts" ADD COLUMN "awaiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crafts" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "crafts" SET "awaiting" = true, "shared" = false, "shared_at" = null WHERE "id" IN (SELECT "craft_id" FROM "community_posts" WHERE "state" = 'held');
