import type { Config } from '#server/config.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { checkArrival } from './arrival-check.ts';
import type { Visit } from './arrival-check.ts';
import { examine, fine, note } from './examine.ts';
import type { Backups } from './own-checks.ts';
import type { Check, Examination, Finding } from './examine.ts';
import {
  checkBackups,
  checkBlobs,
  checkDataDir,
  checkDatabase,
  checkMail,
  checkPayments,
  checkSettings,
  checkTraces,
} from './own-checks.ts';

/** Somebody who has ideas or draws, as far as an examination goes. */
export interface Examined {
  /** Such as `openai gpt-5-mini`; no secrets. */
  name: string;
  isVendor: boolean;
  /** The cheapest call that shows whether it would work. */
  check: (signal: AbortSignal) => Promise<void>;
}

export interface DoctorDependencies {
  config: Config;
  /** Null when it has not been made yet; throws when it cannot be reached. */
  findDatabase: () => Promise<Database | null>;
  blobs: BlobStore;
  /** When the newest was made, whether that is too long ago, and where it lies. */
  findBackups: () => Promise<Backups>;
  openMailer: () => Mailer;
  text: Examined;
  pictures: Examined & { draw: (signal: AbortSignal) => Promise<unknown> };
  seeing: Looking;
  /** Asks who else can say who somebody is; null where nobody can. */
  askProvider: (() => Promise<void>) | null;
  /** Visits the running server at its public address; null when none runs. */
  visit: (publicUrl: string, signal: AbortSignal) => Promise<Visit | null>;
}

/** Somebody who looks at photos. */
interface Looking {
  /** Who looked and what they saw on a sheet with one thing drawn on it; null where nobody looks at photos. */
  look: () => Promise<{ name: string; seen: readonly string[] } | null>;
}

interface DoctorOptions {
  /** Also draws a picture, which a vendor wants money for. */
  picture: boolean;
}

const shortestLimitMs = 15_000;

/** Tries everything the product leans on and says in one line each how it is. */
export class DoctorService {
  #deps: DoctorDependencies;

  constructor(deps: DoctorDependencies) {
    this.#deps = deps;
  }

  examine(options: DoctorOptions): Promise<Examination> {
    const limitMs = Math.max(shortestLimitMs, this.#deps.config.aiTimeoutMs);
    return examine(this.#checks(options), limitMs);
  }

  #checks({ picture }: DoctorOptions): Check[] {
    const { config, findDatabase, blobs, openMailer, visit } = this.#deps;
    const { traces } = config;
    return [
      { name: 'settings', run: () => checkSettings(config) },
      { name: 'database', run: () => checkDatabase(findDatabase) },
      { name: 'data folder', run: () => checkDataDir(config) },
      { name: 'pictures kept', run: () => checkBlobs(blobs, config) },
      { name: 'backups', run: () => checkBackups(config, this.#deps.findBackups) },
      { name: 'mail', run: () => checkMail(openMailer, config) },
      { name: 'ideas', run: (signal) => this.#checkText(signal) },
      { name: 'drawing', run: (signal) => this.#checkPictures(signal, picture) },
      { name: 'seeing', run: () => this.#checkSeeing() },
      { name: 'sign-in', run: () => this.#checkSignIn() },
      {
        name: 'from outside',
        run: (signal) => checkArrival(config.publicUrl, (publicUrl) => visit(publicUrl, signal)),
      },
      { name: 'payments', run: () => checkPayments(config) },
      ...(traces ? [{ name: 'traces', run: (signal: AbortSignal) => checkTraces(traces, signal) }] : []),
    ];
  }

  async #checkSignIn(): Promise<Finding> {
    const { config, askProvider } = this.#deps;
    if (!askProvider) return fine('with passwords');
    await askProvider();
    const { name = '', issuer = '' } = config.oidc ?? {};
    return fine(
      `${name} at ${issuer} answers; ${config.passwordSignIn ? 'passwords work too' : 'no passwords'}`,
    );
  }

  async #checkText(signal: AbortSignal): Promise<Finding> {
    const { text } = this.#deps;
    await text.check(signal);
    return fine(`${text.name} answers`);
  }

  /** Whether it answers is one thing, whether it has eyes another. */
  async #checkSeeing(): Promise<Finding> {
    const looked = await this.#deps.seeing.look();
    if (!looked) return fine('nobody looks at photos: families name their things themselves');
    const { name, seen } = looked;
    if (seen.length === 0) return note(`${name} answers, but saw nothing on a drawing of a paper plate`);
    return fine(`${name} looked at a drawing of a paper plate and saw: ${seen.slice(0, 3).join(', ')}`);
  }

  async #checkPictures(signal: AbortSignal, isWanted: boolean): Promise<Finding> {
    const { pictures } = this.#deps;
    if (isWanted) {
      await pictures.draw(signal);
      return fine(`${pictures.name} has drawn a picture`);
    }
    await pictures.check(signal);
    return pictures.isVendor
      ? fine(`${pictures.name} is there; a picture costs money and was not tried (--picture tries one)`)
      : fine(`${pictures.name} draws`);
  }
}
