CREATE TABLE "account_departures" (
	"id" serial PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"invitation_hash" text,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_identities" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_provider_sessions" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"id_token" text NOT NULL,
	"has_second_factor" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_challenges" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_departures" ADD CONSTRAINT "account_departures_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_provider_sessions" ADD CONSTRAINT "account_provider_sessions_session_id_account_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."account_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_departures_state" ON "account_departures" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "account_departures_user" ON "account_departures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_departures_expiry" ON "account_departures" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_identities_subject" ON "account_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "account_identities_user" ON "account_identities" USING btree ("user_id","issuer");