DROP INDEX "community_cases_queue";--> statement-breakpoint
ALTER TABLE "community_cases" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "community_cases" ADD COLUMN "craft_id" uuid;--> statement-breakpoint
ALTER TABLE "community_cases" ADD COLUMN "rank" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_cases_craft" ON "community_cases" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "community_cases_queue" ON "community_cases" USING btree ("rank","id") WHERE state = 'open';--> statement-breakpoint
UPDATE "community_cases" SET "craft_id" = p."craft_id" FROM "community_posts" p WHERE "subject" = 'post' AND "subject_id" = p."id"::text;--> statement-breakpoint
UPDATE "community_cases" SET "rank" = 0 WHERE "id" IN (SELECT "case_id" FROM "community_reports" WHERE "reason" = 'unsafe');
