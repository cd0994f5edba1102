DROP INDEX "community_posts_difficulty";--> statement-breakpoint
DROP INDEX "community_posts_difficulty_likes";--> statement-breakpoint
DROP INDEX "community_posts_band_0";--> statement-breakpoint
DROP INDEX "community_posts_band_0_likes";--> statement-breakpoint
DROP INDEX "community_posts_band_1";--> statement-breakpoint
DROP INDEX "community_posts_band_1_likes";--> statement-breakpoint
DROP INDEX "community_posts_band_2";--> statement-breakpoint
DROP INDEX "community_posts_band_2_likes";--> statement-breakpoint
DROP INDEX "community_posts_band_3";--> statement-breakpoint
DROP INDEX "community_posts_band_3_likes";--> statement-breakpoint
DROP INDEX "community_posts_band_4";--> statement-breakpoint
DROP INDEX "community_posts_band_4_likes";