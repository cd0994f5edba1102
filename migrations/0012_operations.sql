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
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments_packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "generation_calls_failed" ON "generation_calls" USING btree ("id") WHERE "generation_calls"."outcome" <> 'ok';--> statement-breakpoint
INSERT INTO "generation_days" ("day", "calls", "failed", "unpriced", "micro_usd", "counted_micro_usd")
SELECT ("created_at" AT TIME ZONE 'UTC')::date, count(*), count(*) FILTER (WHERE "outcome" <> 'ok'),
  count(*) FILTER (WHERE "micro_usd" IS NULL AND "outcome" IN ('ok', 'bad-output', 'refused', 'timeout')),
  coalesce(sum("micro_usd"), 0), coalesce(sum("micro_usd"), 0)
FROM "generation_calls" GROUP BY 1;
