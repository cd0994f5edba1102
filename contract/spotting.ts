import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { photoBodyLimitBytes } from './photos.ts';

/** Who looks at the photo of the supplies: the text vendor, the operator's own server or model, or nobody. */
export const recognizers = ['vendor', 'local', 'off'] as const;
export type Recognizer = (typeof recognizers)[number];

const spottedSupplySchema = z.object({
  /** Null for a thing that has no place among the supplies yet. */
  supplyId: z.nullable(z.int()),
  name: z.string(),
  /** From this age on a child may handle it; null: at no age. */
  leastAge: z.nullable(z.int()),
  /** A small drawing of such a thing as a data URL; null where the house has none. */
  picture: z.nullable(z.string()),
});
export type SpottedSupply = z.output<typeof spottedSupplySchema>;

const photoMessage = 'Please take a photo of your supplies';

export const spotSupplies = endpoint({
  method: 'POST',
  path: '/api/supplies/spot',
  summary: 'What lies on the table of a photo, for the family to confirm; costs no credit and keeps no photo',
  access: 'signed-in',
  tokenScope: 'make',
  body: z.object({ image: z.string(photoMessage).check(z.minLength(1, photoMessage)) }),
  bodyLimitBytes: photoBodyLimitBytes,
  response: z.object({
    sure: z.array(spottedSupplySchema),
    maybe: z.array(spottedSupplySchema),
    /** `off` also where nobody could look just now: then nothing was seen, and nothing is claimed. */
    by: z.enum(recognizers),
  }),
  errors: ['UNREADABLE_PHOTO'],
});
