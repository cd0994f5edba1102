import type { SiteFacts } from '#contract/site.ts';
import { lazyPart, type LazyPart } from '#web/lib/lazy-part.tsx';
import { craftPage, page, sourceOf } from './page-module.ts';
import type { PageProps } from './pages/page-props.ts';
import type { PageName } from './routes.ts';
import type { signedInPages } from './pages/signed-in-pages.ts';

/** Behind the sign-in. */
const inside = (name: keyof typeof signedInPages): LazyPart<PageProps> =>
  lazyPart(() => import('./pages/signed-in-pages.ts').then((m) => m.signedInPages[name]()), sourceOf(name));

const providerAuthPage = page('provider-auth', () =>
  import('./pages/provider-auth-page.tsx').then((m) => m.ProviderAuthPage),
);

/** Each page's code, fetched on its own. */
export const pageModules: Record<PageName, LazyPart<PageProps>> = {
  auth: page('auth', () => import('./pages/auth-page.tsx').then((m) => m.AuthPage)),
  craft: craftPage,
  home: inside('home'),
  create: inside('create'),
  community: inside('community'),
  post: inside('post'),
  profile: inside('profile'),
  settings: inside('settings'),
  credits: inside('credits'),
  favorites: inside('favorites'),
  admin: inside('admin'),
  terms: page('terms', () => import('./pages/terms-page.tsx').then((m) => m.TermsPage)),
  privacy: page('privacy', () => import('./pages/privacy-page.tsx').then((m) => m.PrivacyPage)),
  invitation: page('invitation', () => import('./pages/invitation-page.tsx').then((m) => m.InvitationPage)),
  'confirm-email': page('confirm-email', () =>
    import('./pages/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  ),
  'test-reset': inside('test-reset'),
  games: inside('games'),
  'test-games': inside('games'),
  kit: inside('kit'),
  'not-found': inside('not-found'),
};

/** What a provider needs on the first page is fetched only where there is one. */
export const pageFor = (name: PageName, { provider }: SiteFacts): LazyPart<PageProps> =>
  name === 'auth' && provider !== null ? providerAuthPage : pageModules[name];
