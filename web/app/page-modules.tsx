import type { SiteFacts } from '#contract/site.ts';
import type { LazyPart } from '#web/lib/lazy-part.tsx';
import { craftPage, page } from './page-module.ts';
import type { PageProps } from './pages/page-props.ts';
import type { PageName } from './routes.ts';

const providerAuthPage = page('provider-auth-page', () =>
  import('./pages/provider-auth-page.tsx').then((m) => m.ProviderAuthPage),
);

/** Each page's code, fetched on its own. */
export const pageModules: Record<PageName, LazyPart<PageProps>> = {
  auth: page('auth-page', () => import('./pages/auth-page.tsx').then((m) => m.AuthPage)),
  craft: craftPage,
  home: page('home-page', () => import('./pages/home-page.tsx').then((m) => m.HomePage)),
  create: page('create-page', () => import('./pages/create-page.tsx').then((m) => m.CreatePage)),
  community: page('community-page', () => import('./pages/community-page.tsx').then((m) => m.CommunityPage)),
  post: page('post-page', () => import('./pages/post-page.tsx').then((m) => m.PostPage)),
  profile: page('profile-page', () => import('./pages/profile-page.tsx').then((m) => m.ProfilePage)),
  settings: page('settings-page', () => import('./pages/settings-page.tsx').then((m) => m.SettingsPage)),
  credits: page('credits-page', () => import('./pages/credits-page.tsx').then((m) => m.CreditsPage)),
  favorites: page('favorites-page', () => import('./pages/favorites-page.tsx').then((m) => m.FavoritesPage)),
  admin: page('admin-page', () => import('./pages/admin-page.tsx').then((m) => m.AdminPage)),
  terms: page('terms-page', () => import('./pages/terms-page.tsx').then((m) => m.TermsPage)),
  privacy: page('privacy-page', () => import('./pages/privacy-page.tsx').then((m) => m.PrivacyPage)),
  invitation: page('invitation-page', () =>
    import('./pages/invitation-page.tsx').then((m) => m.InvitationPage),
  ),
  'confirm-email': page('confirm-email-page', () =>
    import('./pages/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  ),
  'test-reset': page('test-reset-page', () =>
    import('./pages/test-reset-page.tsx').then((m) => m.TestResetPage),
  ),
  games: page('games-page', () => import('./pages/games-page.tsx').then((m) => m.GamesPage)),
  'test-games': page('games-page', () => import('./pages/games-page.tsx').then((m) => m.GamesPage)),
  kit: page('kit-page', () => import('./pages/kit-page.tsx').then((m) => m.KitPage)),
  'not-found': page('not-found-page', () => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage)),
};

/** What a provider needs on the first page is fetched only where there is one. */
export const pageFor = (name: PageName, { provider }: SiteFacts): LazyPart<PageProps> =>
  name === 'auth' && provider !== null ? providerAuthPage : pageModules[name];
