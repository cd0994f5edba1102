import type { Registration } from '#contract/account.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { SenderOf } from '#server/platform/mail/mail-layout.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { RateLimits } from '#server/platform/rate-limits.ts';
import type { OidcSettings } from '#server/sign-in-settings.ts';
import type { AccountEffects } from './effects.ts';
import type { Passwords } from './sign-in/passwords.ts';

export interface AccountDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  mailer: Mailer;
  blobs: BlobStore;
  images: ImagesService;
  rateLimits: RateLimits;
  passwords: Passwords;
  passwordMinLength: number;
  registration: Registration;
  /** The account of the settings: whoever runs this place has said that the address is theirs. */
  operatorEmail: string | null;
  oidc: OidcSettings | null;
  /** Off: passwords open only the operator's account. */
  passwordSignIn: boolean;
  publicUrl: () => string;
  senderOf: SenderOf;
  effects: AccountEffects;
}

/** Where a request comes from, for limits and the list of sessions. */
export interface Origin {
  address: string;
  device: string;
}
