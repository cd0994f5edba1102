import type { Parties, Place } from './place.ts';

interface Request {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
}

/** Something that people do all the time. */
export interface HotPath {
  readonly name: string;
  /** Reads are asked over and over, by so many at once; acts are done one after the other, each on a craft of its own. */
  readonly connections: number | null;
  readonly request: (place: Place, turn: number) => Request;
  readonly floor: { readonly name: string; readonly isCopy: boolean };
  readonly peer: { readonly name: string; readonly party: keyof Parties };
  /** Whose script and style it loads. */
  readonly page?: string;
  readonly limitedBy: string;
}

const page = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
const sameBytes = { name: 'bare node:http, the same bytes', isCopy: true };
const sameStatement = (what: string) => ({ name: `bare node:http, ${what}`, isCopy: false });
const express = { name: 'Express and Prisma', party: 'express' } as const;
const next = { name: 'Next.js', party: 'next' } as const;

const target = ({ targets }: Place, turn: number) => {
  const found = targets[turn];
  if (!found) throw new Error('all posts were used up');
  return found;
};

export const hotPaths: readonly HotPath[] = [
  {
    name: 'sign-in page',
    connections: 16,
    request: () => ({ path: '/auth', headers: page }),
    page: 'web/app/pages/auth-page.tsx',
    floor: sameBytes,
    peer: { ...next, name: 'Next.js, a static page' },
    limitedBy:
      'the question before each page what the place is called and greets with, so that a change is seen at once',
  },
  {
    name: 'craft page, visitor',
    connections: 16,
    request: ({ craftPath }) => ({ path: craftPath, headers: page }),
    page: 'web/app/pages/craft-page.tsx',
    floor: sameBytes,
    peer: next,
    limitedBy: 'the question before each page whether its craft is still as it was',
  },
  {
    name: 'craft page, signed in',
    connections: 16,
    request: ({ craftPath, cookie }) => ({ path: craftPath, headers: { ...page, cookie } }),
    floor: sameBytes,
    peer: next,
    limitedBy: 'React making the page anew for each reader, and its compression',
  },
  {
    name: 'who is signed in',
    connections: 16,
    request: ({ cookie }) => ({ path: '/api/user', headers: { cookie } }),
    floor: sameBytes,
    peer: express,
    limitedBy: 'one question to the database, about the person and their credits',
  },
  {
    name: 'page of the feed',
    connections: 64,
    request: ({ cookie }) => ({ path: '/api/posts?limit=4', headers: { cookie } }),
    floor: sameStatement('the statement of the feed alone'),
    peer: express,
    limitedBy: 'reading the rows of the page, as the floor does; whose session it is was asked a moment ago',
  },
  {
    name: 'what can we make now',
    connections: 16,
    request: ({ cookie }) => ({ path: '/api/crafts/makeable?limit=4', headers: { cookie } }),
    floor: sameStatement('four crafts by their ids'),
    peer: { ...express, name: 'Express and Prisma, counted in SQL' },
    limitedBy: 'going through the list of all crafts in memory, once per question',
  },
  {
    name: 'like',
    connections: null,
    request: (place, turn) => ({
      method: 'POST',
      path: `/api/crafts/${target(place, turn).craft}/likes`,
      headers: { cookie: place.cookie },
    }),
    floor: sameStatement('one statement, nobody is told'),
    peer: express,
    limitedBy: 'its ways to the database, one after the other, two of them for the news of it',
  },
  {
    name: 'comment',
    connections: null,
    request: (place, turn) => ({
      method: 'POST',
      path: `/api/posts/${target(place, turn).post}/comments`,
      headers: { cookie: place.cookie },
      json: { content: 'Ours is green.' },
    }),
    floor: sameStatement('one statement, nobody is told'),
    peer: express,
    limitedBy: 'its ways to the database, one after the other, two of them for the news of it',
  },
];
