import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LogoPicture } from '#contract/brand.ts';
import { siteTextNames } from '#contract/branding.ts';
import { accountUsers } from '#server/account/tables.ts';

/** Every text a place gave itself. Only ever added to: the highest version of a name is in force. */
export const brandingTexts = pgTable(
  'branding_texts',
  {
    name: text('name', { enum: siteTextNames }).notNull(),
    version: integer('version').notNull(),
    /** Null where the standard text was taken back. */
    text: text('text'),
    /** The logo that the text describes. */
    picture: jsonb('picture').$type<LogoPicture>(),
    changedBy: integer('changed_by').references(() => accountUsers.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    index('branding_texts_writer').on(table.changedBy),
  ],
);
