CREATE TABLE "branding_texts" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"text" text,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "branding_texts_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
ALTER TABLE "branding_texts" ADD CONSTRAINT "branding_texts_changed_by_account_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branding_texts_writer" ON "branding_texts" USING btree ("changed_by");