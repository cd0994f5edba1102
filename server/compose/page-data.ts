import { productBrand } from '#contract/brand.ts';
import type { LegalTextName } from '#contract/branding.ts';
import type { CraftPageData } from '#contract/craft-page.ts';
import { craftIdSchema } from '#contract/crafts.ts';
import { firstLookName } from '#contract/first-look.ts';
import type { SiteFacts } from '#contract/site.ts';
import type { SiteFront } from '#server/branding/service.ts';
import type { PageData } from '#server/pages/page-data.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
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

/** What pages bring, as one server of the database says. */
function readingFrom(services: Services, read: <T>(work: (db: Db) => Promise<T>) => Promise<T>) {
  const { branding, crafts } = services;
  return {
    async states(keys: readonly string[]): Promise<Map<string, string>> {
      const ids = keys.filter(isCraftId);
      const [front, versions] = await read((db) =>
        Promise.all([branding.findFront(db), ids.length === 0 ? [] : crafts.versions(db, ids)]),
      );
      return new Map([...statesOf(front), ...versions]);
    },
    load: (key: string, reader: Actor): Promise<unknown> => {
      const name = legalTexts[key];
      if (name) return read((db) => branding.findLegalPage(db, name));
      return read((db) => loadCraft(services, db, { id: key, reader }));
    },
  };
}

/** Every page brings what the place shows of itself; those of crafts and of legal texts what they are about. */
export function pageData(services: Services): PageData {
  const { database } = services;
  const { db, replica } = database;
  const now = readingFrom(services, (work) => work(db));
  const late = replica ? readingFrom(services, (work) => replica.read(work)) : null;
  return {
    siteKey,
    keyOf: (path) => legalKeyOf(path) ?? /^\/+craft\/([^/]+)\/?$/.exec(path)?.[1]?.toLowerCase() ?? null,
    now: { ...now, states: standingAnswers(database, (keys) => now.states(keys), statementsFor) },
    late: (mustHold) => (replica?.isFit(mustHold) ? late : null),
    styleOf: (data) => firstLookStyle(services, data),
  };
}

/** The first look of the craft that a page is about. */
async function firstLookStyle({ firstLooks }: Services, data: unknown): Promise<string> {
  const craft = (data as Partial<CraftPageData> | undefined)?.craft;
  const name = craft?.imageUrl ? firstLookName(craft.imageUrl) : null;
  const look = craft && name ? await firstLooks.of(craft) : null;
  return look === null ? '' : `:root{${name}:url(${look})}`;
}

function legalKeyOf(path: string): string | null {
  const key = path.replace(/^\/+/, '/').replace(/\/+$/, '');
  return Object.hasOwn(legalTexts, key) ? key : null;
}

/** A craft, and what a signed-in reader did with it. */
async function loadCraft(
  { crafts }: Services,
  db: Db,
  { id, reader }: { id: string; reader: Actor },
): Promise<CraftPageData> {
  const none = { id, craft: null, marks: null };
  if (!isCraftId(id)) return none;
  try {
    return { id, ...(await crafts.open(db, id, reader)) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return none;
    throw error;
  }
}
