import type { CurrentUser } from './account.ts';
import type { Brand } from './brand.ts';
import type { TextBlock } from './branding.ts';
import type { Recognizer } from './spotting.ts';

/** What every page may know about this installation. */
export interface SiteFacts {
  publicUrl: string;
  /** What the place is called. */
  brand: Brand;
  passwordMinLength: number;
  /** Whether people sign in with passwords; else only the operator does. */
  passwords: boolean;
  /** Whether people may sign in with passkeys, where they may with passwords. */
  passkeys: boolean;
  /** Why a visitor cannot register with a password; null where everybody can. */
  noRegistration: string | null;
  /** Visitors see the sign-in and nothing else. */
  isPrivate: boolean;
  /** The name of who else can say who somebody is; null where nobody can. */
  provider: string | null;
  debugPages: boolean;
  /** Who looks at a photo of supplies before anything is made of it. */
  recognizer: Recognizer;
  /** Said only where it is so, because every page carries this: servers that people name are told of nothing. */
  noWebhooks?: true;
  /** How whoever runs the place greets people before they sign in; null where they do not. */
  welcome: readonly TextBlock[] | null;
}

/** Facts the server writes into each document, so that the first screen needs no request of its own. */
export interface BootFacts {
  site: SiteFacts;
  viewer: CurrentUser | null;
  /** What this page shows without asking; which page it is says what that looks like. */
  data?: unknown;
}

/** What did not work before somebody was sent to a page. */
export interface BroughtProblem {
  problem: string;
}

export const bootFactsElementId = 'boot-facts';
