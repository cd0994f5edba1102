CREATE TABLE "generation_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"ms" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"micro_usd" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "generation_calls_created" ON "generation_calls" USING btree ("created_at","id");