ALTER TABLE "platform_idempotency" ADD COLUMN "work_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_idempotency" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "credits_holds" ADD COLUMN "work_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "credits_holds" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_offers" ADD COLUMN "work_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "credits_holds_work" ON "credits_holds" USING btree ("work_id") WHERE "credits_holds"."state" = 'held';--> statement-breakpoint
DELETE FROM "platform_jobs" WHERE "name" = 'credits.return-lost';
