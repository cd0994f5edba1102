ALTER TABLE "crafts" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crafts" ADD COLUMN "left_over" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crafts" ADD COLUMN "skills" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crafts" ADD COLUMN "mess" text;--> statement-breakpoint
ALTER TABLE "crafts" ADD COLUMN "waiting" text DEFAULT '' NOT NULL;