CREATE TABLE "account_access_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_access_tokens" ADD CONSTRAINT "account_access_tokens_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_access_tokens_token" ON "account_access_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_access_tokens_user" ON "account_access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_access_tokens_expiry" ON "account_access_tokens" USING btree ("expires_at");