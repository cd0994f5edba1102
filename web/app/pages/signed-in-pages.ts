/** The pages behind the sign-in, apart from the entry: a visitor's first page does not carry the list of their files. */
export const signedInPages = {
  home: () => import('./home-page.tsx').then((m) => m.HomePage),
  create: () => import('./create-page.tsx').then((m) => m.CreatePage),
  community: () => import('./community-page.tsx').then((m) => m.CommunityPage),
  post: () => import('./post-page.tsx').then((m) => m.PostPage),
  profile: () => import('./profile-page.tsx').then((m) => m.ProfilePage),
  settings: () => import('./settings-page.tsx').then((m) => m.SettingsPage),
  credits: () => import('./credits-page.tsx').then((m) => m.CreditsPage),
  favorites: () => import('./favorites-page.tsx').then((m) => m.FavoritesPage),
  admin: () => import('./admin-page.tsx').then((m) => m.AdminPage),
  'test-reset': () => import('./test-reset-page.tsx').then((m) => m.TestResetPage),
  games: () => import('./games-page.tsx').then((m) => m.GamesPage),
  kit: () => import('./kit-page.tsx').then((m) => m.KitPage),
  'not-found': () => import('./not-found-page.tsx').then((m) => m.NotFoundPage),
};
