import { productBrand } from '#contract/brand.ts';
import type { LegalTextName } from '#contract/branding.ts';
import type { CraftPageData } from '#contract/craft-page.ts';
import { craftIdSchema } from '#contract/crafts.ts';
import type { SiteFacts } from '#contract/site.ts';
import type { SiteFront } from '#server/branding/service.ts';
import type { PageData } from '#server/pages/page-data.ts';
import { AppError } from '#server/platform/app-error.ts';
import { standingAnswers } from '#server/platform/db/standing-answers.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Services } from './services.ts';

const isCraftId = (id: string): boolean => craftIdSchema.safeParse(id).success;

/** No craft has a slash in its id. */
const siteKey = '/';
const legalTexts: Readonly<Record<string, LegalTextName>> = { '/terms': 'terms', '/privacy': 'privacy' };

/** What every document shows of the place, out of its state; what the product shows where nothing is known yet. */
export const shownIn = (state: string | null): Pick<SiteFacts, 'brand' | 'welcome'> =>
  state === null
    ? { brand: productBrand, welcome: null }
    : (JSON.parse(state) as Pick<SiteFacts, 'brand' | 'welcome'>);

function statesOf({ versions, ...shown }: SiteFront): [string, string][] {
  return [
    [siteKey, JSON.stringify(shown)],
    ...Object.entries(legalTexts).map(([key, name]): [string, string] => [key, String(versions[name])]),
  ];
}

/** One about the place itself, and one about the crafts, where there are any. */
const statementsFor = (keys: readonly string[]): number => (keys.some(isCraftId) ? 2 : 1);

/** Every page brings what the place shows of itself; those of crafts and of legal texts what they are about. */
export function pageData(services: Services): PageData {
  const { branding, crafts, database } = services;
  const { db } = database;
  const ask = async (keys: readonly string[]): Promise<Map<string, string>> => {
    const ids = keys.filter(isCraftId);
    const [front, versions] = await Promise.all([
      branding.findFront(db),
      ids.length === 0 ? [] : crafts.versions(db, ids),
    ]);
    return new Map([...statesOf(front), ...versions]);
  };
  return {
    siteKey,
    keyOf: (path) => legalKeyOf(path) ?? /^\/+craft\/([^/]+)\/?$/.exec(path)?.[1]?.toLowerCase() ?? null,
    states: standingAnswers(database, ask, statementsFor),
    load: async (key, reader) => {
      const name = legalTexts[key];
      return name ? branding.findLegalPage(db, name) : loadCraft(services, key, reader);
    },
  };
}

function legalKeyOf(path: string): string | null {
  const key = path.replace(/^\/+/, '/').replace(/\/+$/, '');
  return Object.hasOwn(legalTexts, key) ? key : null;
}

/** A craft, and what a signed-in reader did with it. */
async function loadCraft(
  { crafts, favorites, database: { db } }: Services,
  id: string,
  reader: Actor,
): Promise<CraftPageData> {
  const none = { id, craft: null, marks: null };
  if (!isCraftId(id)) return none;
  try {
    const [craft, marks] = await Promise.all([
      crafts.open(db, id, reader),
      reader.kind === 'visitor' ? null : favorites.marksOf(db, reader, id),
    ]);
    return { id, craft, marks };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return none;
    throw error;
  }
}
