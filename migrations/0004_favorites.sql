CREATE TABLE "crafts_likes" (
	"user_id" integer NOT NULL,
	"craft_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crafts_likes_user_id_craft_id_pk" PRIMARY KEY("user_id","craft_id")
);
--> statement-breakpoint
CREATE TABLE "crafts_saved" (
	"user_id" integer NOT NULL,
	"craft_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crafts_saved_user_id_craft_id_pk" PRIMARY KEY("user_id","craft_id")
);
--> statement-breakpoint
ALTER TABLE "crafts_likes" ADD CONSTRAINT "crafts_likes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_likes" ADD CONSTRAINT "crafts_likes_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_saved" ADD CONSTRAINT "crafts_saved_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crafts_saved" ADD CONSTRAINT "crafts_saved_craft_id_crafts_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crafts_likes_craft" ON "crafts_likes" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "crafts_likes_recent" ON "crafts_likes" USING btree ("user_id","created_at","craft_id");--> statement-breakpoint
CREATE INDEX "crafts_saved_craft" ON "crafts_saved" USING btree ("craft_id");--> statement-breakpoint
CREATE INDEX "crafts_saved_recent" ON "crafts_saved" USING btree ("user_id","created_at","craft_id");