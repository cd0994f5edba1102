import type { CraftPageData } from '#contract/craft-page.ts';
import { craftIdSchema } from '#contract/crafts.ts';
import type { Services } from './services.ts';
import type { PageData } from '#server/pages/page-data.ts';
import { AppError } from '#server/platform/app-error.ts';
import { standingAnswers } from '#server/platform/db/standing-answers.ts';
import type { Actor } from '#server/platform/http/actor.ts';

const isCraftId = (id: string): boolean => craftIdSchema.safeParse(id).success;

/** The craft pages bring their craft, and what a signed-in reader did with it. */
export function craftPages({ crafts, favorites, database }: Services): PageData {
  const { db } = database;
  const marksOf = async (craftId: string, reader: Actor): Promise<CraftPageData['marks']> =>
    reader.kind === 'visitor' ? null : favorites.marksOf(db, reader, craftId);
  const find = async (id: string, reader: Actor): Promise<CraftPageData | null> => {
    try {
      const [craft, marks] = await Promise.all([crafts.open(db, id, reader), marksOf(id, reader)]);
      return { id, craft, marks };
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  };
  return {
    keyOf: (path) => /^\/+craft\/([^/]+)\/?$/.exec(path)?.[1]?.toLowerCase() ?? null,
    states: standingAnswers(database, (ids) => crafts.versions(db, ids.filter(isCraftId))),
    load: async (id, reader) =>
      (isCraftId(id) ? await find(id, reader) : null) ?? { id, craft: null, marks: null },
  };
}
