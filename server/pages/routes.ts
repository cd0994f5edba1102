import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account.ts';
import type { BootFacts, SiteFacts } from '#contract/site.ts';
import type { LogPlace } from '#server/platform/db/log-place.ts';
import { visitor } from '#server/platform/http/actor.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mustHold } from '#server/platform/http/own-writes.ts';
import type { ForeignSources } from '#server/platform/http/security-headers.ts';
import type { RenderedPage } from '#web/render-face.ts';
import type { AppError } from '#server/platform/app-error.ts';
import type { Document } from './document.ts';
import { JointQuestion } from './joint-question.ts';
import type { PageData, PageReading } from './page-data.ts';
import { PageShelf } from './page-shelf.ts';
import { problemIn } from './problem-in-address.ts';
import { problemPage } from './problem-page.ts';
import { preparePage, sendPage } from './ready-page.ts';
import type { Pressing, ReadyPage } from './ready-page.ts';
import { sendStatic } from './static-files.ts';
import type { StaticFile } from './static-files.ts';

/** Where pages come from: the build, or the live sources in development. */
export interface PageSource {
  staticFiles: Map<string, StaticFile>;
  /** Development only: answers requests for live sources; false when the request is not for one. */
  serve?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** `style` belongs to what this page shows. */
  render(url: string, boot: BootFacts, style: string): Promise<{ page: RenderedPage; document: Document }>;
}

interface PagesRouting {
  source: PageSource;
  /** What every document may know, as its state says. */
  site: (state: string | null) => SiteFacts;
  findViewer: (actor: Actor) => Promise<CurrentUser | null>;
  data: PageData;
  /** Other sites that pages may load from. */
  foreign: ForeignSources;
}

/** About 20 KB each. */
const mostReadyPages = 500;

/** Somebody else's place: thrown past the shelf, which keeps pages only. */
class Redirected extends Error {
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}

/** What installs the place like an app names it. */
const manifestPath = '/site.webmanifest';

/** Every address that is neither API nor file is a page, and so is what a failed visit gets instead of JSON. */
export function createPages(routing: PagesRouting) {
  const documents = new Documents(routing);
  return {
    servePage: createServePage(routing, documents),
    showProblem: (error: AppError, reply: FastifyReply): FastifyReply => {
      const page = problemPage(documents.lastSite().brand, error.message);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': page.contentSecurityPolicy(),
        })
        .send(page.html);
    },
  };
}

function createServePage({ source }: PagesRouting, documents: Documents) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = source.staticFiles.get(path);
    if (file && path === manifestPath) return sendManifest(file, await documents.site(), reply);
    if (file) return sendStatic(file, request, reply);
    if (await source.serve?.(request, reply)) return reply;
    const isDocument = !path.startsWith('/assets/') && ['GET', 'HEAD'].includes(request.method);
    if (!isDocument) return reply.status(404).type('text/plain').send('There is nothing at this address.');
    try {
      return sendPage(await documents.find(request, path), request, reply);
    } catch (error) {
      if (!(error instanceof Redirected)) throw error;
      return reply.header('cache-control', 'no-store').redirect(error.to, 302);
    }
  };
}

/** A place to read from, and the question that its readers share. */
interface Source {
  reading: PageReading;
  states: JointQuestion;
}

const sourceOf = (reading: PageReading): Source => ({
  reading,
  states: new JointQuestion((keys) => reading.states(keys)),
});

interface Wanted {
  address: string;
  key: string | null;
  siteState: string | null;
  viewer: CurrentUser | null;
  reader: Actor;
  pressing: Pressing;
}

class Documents {
  #routing: PagesRouting;
  #shelf = new PageShelf(mostReadyPages);
  #now: Source;
  #late: Source | null = null;
  /** What every document showed last. */
  #site: string | null = null;

  constructor(routing: PagesRouting) {
    this.#routing = routing;
    this.#now = sourceOf(routing.data.now);
  }

  /** A visitor's page says nothing personal: made once for each state of what it shows, served from memory. */
  async find(request: FastifyRequest, path: string): Promise<ReadyPage> {
    const viewer = await this.#routing.findViewer(request.actor);
    const key = this.#routing.data.keyOf(path);
    // What a page brings does not hang on the query, which a link may have gathered on its way.
    const address = (key === null ? request.url : path).replace(/^\/+/, '/');
    if (viewer !== null || this.#routing.source.serve || address.includes('?')) {
      const siteState = await this.#findSite(this.#now);
      const reader = viewer === null ? visitor : request.actor;
      return this.#make(this.#now.reading, { address, key, siteState, viewer, reader, pressing: 'once' });
    }
    const late = this.#lateSource(mustHold(request));
    // What is not there yet may be on its way.
    const found = late && (await this.#findForAll(late, address, key).catch(() => null));
    return found?.status === 200 ? found : this.#findForAll(this.#now, address, key);
  }

  async #findForAll(source: Source, address: string, key: string | null): Promise<ReadyPage> {
    const [siteState, state] = await Promise.all([
      this.#findSite(source),
      key === null ? '' : source.states.find(key),
    ]);
    const make = (pressing: Pressing): Promise<ReadyPage> =>
      this.#make(source.reading, { address, key, siteState, viewer: null, reader: visitor, pressing });
    if (state === null) return make('once');
    return this.#shelf.take(address, siteState + state, () => make(key === null ? 'forGood' : 'kept'));
  }

  #lateSource(position: LogPlace | null): Source | null {
    const reading = this.#routing.data.late(position);
    if (reading === null) return null;
    this.#late ??= sourceOf(reading);
    return this.#late;
  }

  async site(): Promise<SiteFacts> {
    return this.#routing.site(await this.#findSite(this.#now));
  }

  /** Without asking for it. */
  lastSite(): SiteFacts {
    return this.#routing.site(this.#site);
  }

  /** The first page stands also while the database is away; what nobody may see out of date is asked for by itself. */
  async #findSite({ states }: Source): Promise<string | null> {
    try {
      this.#site = await states.find(this.#routing.data.siteKey);
    } catch {
      // Whoever needs the database for more than this is told.
    }
    return this.#site;
  }

  async #make(reading: PageReading, wanted: Wanted): Promise<ReadyPage> {
    const { address, key, siteState, viewer, reader, pressing } = wanted;
    const data = (key === null ? undefined : await reading.load(key, reader)) ?? problemIn(address);
    const site = this.#routing.site(siteState);
    const boot: BootFacts = { site, viewer, ...(data === undefined ? {} : { data }) };
    const style = await this.#routing.data.styleOf(data);
    const { page, document } = await this.#routing.source.render(address, boot, style);
    if (page.redirect) throw new Redirected(page.redirect);
    const contentSecurityPolicy = document.contentSecurityPolicy(this.#routing.foreign);
    return preparePage(page.status, { html: document.html, contentSecurityPolicy }, pressing);
  }
}

function sendManifest(file: StaticFile, { brand: { name } }: SiteFacts, reply: FastifyReply): FastifyReply {
  const standard = JSON.parse(file.encodings.plain.toString()) as object;
  return reply
    .headers({ 'content-type': file.contentType, 'cache-control': 'no-cache' })
    .send(JSON.stringify({ ...standard, name, short_name: name }));
}
