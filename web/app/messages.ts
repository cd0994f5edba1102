import { type Brand, tagline } from '#contract/brand.ts';

export const appMessages = {
  title: (page: string, brand: Brand) => `${page} · ${brand.name}`,
  description: `${tagline}. Photograph your craft supplies, choose an age and a theme, and make something together.`,
  skip: 'Skip to content',
  header: {
    home: (brand: Brand) => `${brand.first}${brand.second}${brand.suffix} home`,
    creditsWord: (count: number) => (count === 1 ? 'credit' : 'credits'),
    creditsTooltip: 'Click to manage craft credits',
    profile: 'Profile',
    logout: 'Logout',
    login: 'Login',
  },
  nav: {
    label: 'Main',
    home: 'Home',
    community: 'Community',
    create: 'Create',
    favorites: 'Favorites',
    profile: 'Profile',
  },
  visitorBar: 'Sign Up or Log In',
  broken: {
    title: 'Something came unstuck',
    text: 'This page could not be shown. Please check your internet connection and try again.',
    action: 'Try again',
  },
  waiting: 'Loading…',
} as const;
