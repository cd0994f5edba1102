CREATE TABLE "generation_verdicts" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"rule" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "generation_verdicts_day_provider_rule_pk" PRIMARY KEY("day","provider","rule")
);
