import { brandOf } from '#contract/brand.ts';
import type { Brand, LogoForm, LogoPicture } from '#contract/brand.ts';
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
import type { ImagesService } from '#server/images/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Blob, BlobStore } from '#server/platform/blobs/blob-store.ts';
import { deleteBlobsJob } from '#server/platform/blobs/delete-blobs-job.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { createLogos, isLogoVersion, logoKeys } from './logo.ts';
import type { Logos } from './logo.ts';
import { presentText, presentVersion } from './present.ts';
import * as store from './store.ts';

interface BrandingDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
  jobs: Jobs;
  blobs: BlobStore;
  images: ImagesService;
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
  /** Of a logo: a new picture, or the version of one before; the one that stands where it is left out. */
  picture?: string | undefined;
}

const titles: Readonly<Record<SiteTextName, string>> = {
  name: 'The name of the place',
  color: 'The color',
  logo: 'The logo',
  welcome: 'The greeting',
  terms: 'The terms',
  privacy: 'The privacy page',
};

/** What whoever runs the place made its own. */
export class BrandingService {
  #deps: BrandingDependencies;
  #logos: Logos;

  constructor(deps: BrandingDependencies) {
    this.#deps = deps;
    this.#logos = createLogos(deps);
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
  async change(admin: Administrator, name: SiteTextName, wanted: WantedText): Promise<SiteText> {
    const { db } = this.#deps.database;
    const text = wanted.text === null ? null : checkedText(name, wanted.text);
    const before = await store.findText(db, name);
    if ((before?.version ?? 0) !== wanted.version) throw new AppError('CONFLICT');
    const isLogo = name === 'logo' && text !== null;
    const picture = isLogo ? await this.#pictureOf(db, before?.picture ?? null, wanted.picture) : null;
    const isSame = (before?.text ?? null) === text && before?.picture?.version === picture?.version;
    if (isSame) return presentText(name, before);
    try {
      return await this.#insert(admin, { name, text, picture, version: wanted.version + 1 });
    } catch (error) {
      if (picture) await this.#dropUnlessKept(db, picture);
      throw error;
    }
  }

  async #insert(
    { adminId }: Administrator,
    version: Omit<store.NewVersion, 'changedBy' | 'changedAt'>,
  ): Promise<SiteText> {
    const { database, clock, audit } = this.#deps;
    const { name, text } = version;
    return database.transaction(async (tx) => {
      const row = { ...version, changedBy: adminId, changedAt: clock.now() };
      if (!(await store.insertVersion(tx, row))) throw new AppError('CONFLICT');
      await audit.record(tx, {
        adminId,
        action: text === null ? 'site_text_reset' : 'site_text_changed',
        details: `${titles[name]}, version ${version.version}.`,
      });
      return presentText(name, await store.findText(tx, name));
    });
  }

  async #pictureOf(db: Db, standing: LogoPicture | null, wanted: string | undefined): Promise<LogoPicture> {
    if (wanted !== undefined && !isLogoVersion(wanted)) return this.#logos.store(wanted);
    const found =
      wanted === undefined
        ? standing
        : (await store.listPictures(db)).find(({ version }) => version === wanted);
    if (found) return found;
    const message = 'Please choose a picture';
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'picture', message }] });
  }

  /** A picture that came too late, unless it is one that the place has or had. */
  async #dropUnlessKept(db: Db, { version }: LogoPicture): Promise<void> {
    const kept = await store.listPictures(db);
    if (kept.some((one) => one.version === version)) return;
    await this.#deps.jobs.enqueue(db, deleteBlobsJob, { payload: { keys: logoKeys(version) } });
  }

  findLogo(version: string, form: LogoForm): Promise<Blob | null> {
    return this.#logos.find(version, form);
  }

  async findFront(db: Db): Promise<SiteFront> {
    const rows = await store.listStanding(db);
    const standing = (name: SiteTextName) => rows.find((row) => row.name === name);
    const shown = (name: SiteTextName) => standing(name)?.shown ?? null;
    const greeting = shown('welcome');
    const picture = standing('logo')?.picture;
    return {
      brand: brandOf({
        name: shown('name'),
        color: shown('color'),
        logo: picture ? { ...picture, alt: shown('logo') ?? '' } : null,
      }),
      welcome: greeting === null ? null : blocksOf(greeting),
      versions: { terms: standing('terms')?.version ?? 0, privacy: standing('privacy')?.version ?? 0 },
    };
  }

  async findBrand(db: Db): Promise<Brand> {
    return (await this.findFront(db)).brand;
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
