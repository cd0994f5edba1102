import { brandNamed } from '#contract/brand.ts';
import type { Brand } from '#contract/brand.ts';
import { blocksOf, siteTextBodySchema, siteTextNames } from '#contract/branding.ts';
import type {
  LegalPageData,
  LegalTextName,
  SiteText,
  SiteTextName,
  SiteTextVersion,
  TextBlock,
} from '#contract/branding.ts';
import type { AuditService } from '#server/audit/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { presentText, presentVersion } from './present.ts';
import * as store from './store.ts';

interface BrandingDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
}

/** What every document shows of it, and which version of each legal text stands. */
export interface SiteFront {
  brand: Brand;
  welcome: TextBlock[] | null;
  versions: Record<LegalTextName, number>;
}

interface WantedText {
  text: string | null;
  /** The version it replaces. */
  version: number;
}

const titles: Readonly<Record<SiteTextName, string>> = {
  name: 'The name of the place',
  welcome: 'The greeting',
  terms: 'The terms',
  privacy: 'The privacy page',
};

/** What whoever runs the place made its own. */
export class BrandingService {
  #deps: BrandingDependencies;

  constructor(deps: BrandingDependencies) {
    this.#deps = deps;
  }

  list(db: Db, _by: Administrator): Promise<SiteText[]> {
    return Promise.all(siteTextNames.map(async (name) => presentText(name, await store.findText(db, name))));
  }

  async listVersions(
    db: Db,
    _by: Administrator,
    { name, page }: { name: SiteTextName; page: Page<number> },
  ): Promise<PageOf<SiteTextVersion>> {
    const found = await store.listVersions(db, name, page);
    const { rows, next } = cutPage(found, page.limit, ({ version, changedAt }) => ({
      key: changedAt.getTime(),
      id: version,
    }));
    return { rows: rows.map(presentVersion), next };
  }

  /** Saying again what stands changes nothing. */
  async change({ adminId }: Administrator, name: SiteTextName, wanted: WantedText): Promise<SiteText> {
    const { database, clock, audit } = this.#deps;
    const text = wanted.text === null ? null : checkedText(name, wanted.text);
    return database.transaction(async (tx) => {
      const before = await store.findText(tx, name);
      if ((before?.version ?? 0) !== wanted.version) throw new AppError('CONFLICT');
      if ((before?.text ?? null) === text) return presentText(name, before);
      const version = wanted.version + 1;
      const row = { name, version, text, picture: null, changedBy: adminId, changedAt: clock.now() };
      if (!(await store.insertVersion(tx, row))) throw new AppError('CONFLICT');
      await audit.record(tx, {
        adminId,
        action: text === null ? 'site_text_reset' : 'site_text_changed',
        details: `${titles[name]}, version ${version}.`,
      });
      return presentText(name, await store.findText(tx, name));
    });
  }

  async findFront(db: Db): Promise<SiteFront> {
    const rows = await store.listStanding(db);
    const standing = (name: SiteTextName) => rows.find((row) => row.name === name);
    const greeting = standing('welcome')?.shown ?? null;
    return {
      brand: brandNamed(standing('name')?.shown ?? null),
      welcome: greeting === null ? null : blocksOf(greeting),
      versions: { terms: standing('terms')?.version ?? 0, privacy: standing('privacy')?.version ?? 0 },
    };
  }

  async findBrand(db: Db): Promise<Brand> {
    return brandNamed((await store.findText(db, 'name'))?.text ?? null);
  }

  async findLegalPage(db: Db, name: LegalTextName): Promise<LegalPageData> {
    const row = await store.findText(db, name);
    if (!row || row.text === null) return { name, own: null };
    return { name, own: { blocks: blocksOf(row.text), changedAt: row.changedAt.toISOString() } };
  }
}

/** How long a text may be hangs on which it is. */
function checkedText(name: SiteTextName, text: string): string {
  const { data, error } = siteTextBodySchema(name).safeParse(text);
  if (data !== undefined) return data;
  const message = error?.issues[0]?.message ?? '';
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'text', message }] });
}
