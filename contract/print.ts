import * as z from 'zod/mini';
import { craftIdSchema } from './crafts.ts';
import { endpoint } from './endpoint.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

export const textSizes = ['normal', 'large'] as const;
export type TextSize = (typeof textSizes)[number];

/** `saver` prints outlines without grounds, and no picture of the finished thing. */
const inks = ['full', 'saver'] as const;
export type Ink = (typeof inks)[number];

export const printCraft = endpoint({
  method: 'GET',
  path: '/api/crafts/:id/print.pdf',
  summary: 'A craft to print: its steps with pictures, and templates at true scale where it has some',
  access: 'public',
  tokenScope: 'read',
  params: z.object({ id: craftIdSchema }),
  query: z.object({
    /** The paper of the reader's country unless said. */
    paper: z.optional(z.enum(papers)),
    text: z.optional(z.enum(textSizes)),
    ink: z.optional(z.enum(inks)),
  }),
  produces: 'application/pdf',
  response: z.unknown(),
  errors: ['NOT_FOUND'],
});

const letterCountries: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'VE',
  'GT',
  'CR',
  'PA',
  'PR',
  'DO',
  'SV',
  'NI',
  'HN',
  'BO',
]);

/** The paper that a printer most likely holds, from a language tag such as `en-US`; a bare language says nothing of the country. */
export function paperFor(language: string): Paper {
  const country = language.split('-').find((part, at) => at > 0 && /^[A-Za-z]{2}$/.test(part));
  return country !== undefined && letterCountries.has(country.toUpperCase()) ? 'letter' : 'a4';
}
