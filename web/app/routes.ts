import type { SiteFacts } from '#contract/site.ts';

/** The pages of the product: who may open them, and what the browser's title says. */
export const pageRoutes = {
  auth: {
    path: '/auth',
    access: 'public',
    title: 'Craft ideas for you and your child',
    carriesToken: true,
  },
  craft: { path: '/craft/:id', access: 'public', title: 'Craft', namesItself: true, showsWork: true },
  home: { path: '/', access: 'signed-in', title: 'Home' },
  create: { path: '/create', access: 'signed-in', title: 'Create a craft' },
  community: { path: '/community', access: 'signed-in', title: 'Community' },
  post: { path: '/community/posts/:id', access: 'signed-in', title: 'Community post' },
  profile: { path: '/profile', access: 'signed-in', title: 'Profile' },
  settings: { path: '/profile/settings', access: 'signed-in', title: 'Settings' },
  credits: { path: '/credits', access: 'signed-in', title: 'Craft Credits' },
  favorites: { path: '/favorites', access: 'signed-in', title: 'My Favorite Crafts' },
  admin: { path: '/admin', access: 'signed-in', title: 'Admin' },
  terms: { path: '/terms', access: 'public', title: 'Terms' },
  privacy: { path: '/privacy', access: 'public', title: 'Privacy' },
  invitation: { path: '/invitation', access: 'public', title: 'Your invitation', carriesToken: true },
  'confirm-email': {
    path: '/confirm-email',
    access: 'public',
    title: 'Confirm your email',
    carriesToken: true,
  },
  'test-reset': {
    path: '/test-reset',
    access: 'signed-in',
    title: 'Test password reset',
    debugOnly: true,
  },
  games: { path: '/games', access: 'signed-in', title: 'Waiting games', debugOnly: true },
  'test-games': { path: '/test-games', access: 'signed-in', title: 'Test games', debugOnly: true },
  kit: { path: '/kit', access: 'debug', title: 'Kit', debugOnly: true, showsWork: true },
  'not-found': { path: '*', access: 'signed-in', title: 'Page not found' },
} as const satisfies Record<string, PageRoute>;

interface PageRoute {
  path: string;
  access: 'public' | 'signed-in' | 'debug';
  title: string;
  /** Links from mails lead here with a token: the address is told to nobody. */
  carriesToken?: true;
  /** The page sets the browser's title once it knows what it shows. */
  namesItself?: true;
  /** Shows what the place is about: not for visitors where it is private. */
  showsWork?: true;
  /** For those who build it; elsewhere there is no such page. */
  debugOnly?: true;
}

export type PageName = keyof typeof pageRoutes;

interface PageMatch {
  name: PageName;
  params: Record<string, string>;
}

/** The page that answers to a path; the not-found page when none does. */
export function findPage(path: string, debugPages: boolean): PageMatch {
  const parts = pathParts(path);
  for (const [name, route] of Object.entries(pageRoutes)) {
    const params = matchParts(pathParts(route.path), parts);
    if (params && (!('debugOnly' in route) || debugPages)) return { name: name as PageName, params };
  }
  return { name: 'not-found', params: {} };
}

/** Whether a visitor may not stay at this page. */
export function needsSignIn(
  page: PageName,
  { signedIn, isPrivate }: { signedIn: boolean; isPrivate: boolean },
): boolean {
  const route: PageRoute = pageRoutes[page];
  const isClosed = route.access === 'signed-in' || (isPrivate && route.showsWork === true);
  return isClosed && !signedIn;
}

/**
 * Where they belong then. What they came for stands in the address where all pages are closed, and where a provider takes
 * them away meanwhile.
 */
export function signInAddress(
  { isPrivate, provider }: Pick<SiteFacts, 'isPrivate' | 'provider'>,
  cameFor: string,
): string {
  return isPrivate || provider !== null ? `/auth?next=${encodeURIComponent(cameFor)}` : '/auth';
}

export const namesItself = (page: PageName): boolean => 'namesItself' in pageRoutes[page];

export const carriesToken = (page: PageName): boolean => 'carriesToken' in pageRoutes[page];

function pathParts(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matchParts(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decodePart(part);
    else if (expected !== part) return null;
  }
  return params;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
