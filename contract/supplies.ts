import * as z from 'zod/mini';
import { actionReplySchema, integerIdSchema } from './common.ts';
import { supplySchema } from './crafts.ts';
import { endpoint } from './endpoint.ts';

export const longestSupplyName = 60;
export const mostInventoryItems = 400;

const drawnSupplySchema = z.extend(supplySchema, {
  /** Where a small drawing of it is; null where the house has none. */
  imageUrl: z.nullable(z.string()),
});

/** A supply to choose from, findable by its other names too. */
export const knownSupplySchema = z.extend(drawnSupplySchema, {
  category: z.nullable(z.string()),
  synonyms: z.array(z.string()),
});
export type KnownSupply = z.output<typeof knownSupplySchema>;

export const inventoryItemSchema = z.object({
  userId: z.int(),
  supplyId: z.int(),
  quantity: z.int(),
  supply: drawnSupplySchema,
});
export type InventoryItem = z.output<typeof inventoryItemSchema>;

const personParams = z.object({ id: integerIdSchema });

export const listSupplies = endpoint({
  method: 'GET',
  path: '/api/supplies',
  summary: 'Every supply the product knows, and those you named yourself, by name',
  access: 'signed-in',
  tokenScope: 'read',
  response: z.array(knownSupplySchema),
});

/** Drawn by name, since that is how supplies are spoken of everywhere. */
export const supplyPictureUrl = (name: string): string =>
  `/api/supplies/pictures/${encodeURIComponent(name)}`;

export const getSupplyPicture = endpoint({
  method: 'GET',
  path: '/api/supplies/pictures/:name',
  summary: 'A small drawing of a supply, by its name',
  access: 'public',
  tokenScope: 'read',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(longestSupplyName)) }),
  produces: 'image/svg+xml',
  response: z.unknown(),
  errors: ['NOT_FOUND'],
});

export const listInventory = endpoint({
  method: 'GET',
  path: '/api/users/:id/inventory',
  summary: 'What you have at home, by name',
  access: 'signed-in',
  tokenScope: 'read',
  params: personParams,
  response: z.array(inventoryItemSchema),
  errors: ['FORBIDDEN'],
});

const noSupply = 'Please select a supply to add to your inventory.';

export const addToInventory = endpoint({
  method: 'POST',
  path: '/api/users/:id/inventory',
  summary: 'Add a supply to what you have: by its id, or by a name of your own',
  access: 'signed-in',
  tokenScope: 'change',
  params: personParams,
  body: z
    .object({
      supplyId: z.optional(z.int(noSupply).check(z.positive(noSupply), z.maximum(2_147_483_647, noSupply))),
      name: z.optional(
        z
          .string(noSupply)
          .check(
            z.trim(),
            z.minLength(1, noSupply),
            z.maxLength(longestSupplyName, `A supply has at most ${longestSupplyName} characters`),
          ),
      ),
      /** Accepted and always one. */
      quantity: z.optional(z.unknown()),
    })
    .check(
      z.refine((body) => (body.supplyId === undefined) !== (body.name === undefined), {
        error: noSupply,
        path: ['supplyId'],
      }),
    ),
  response: z.extend(actionReplySchema, { item: inventoryItemSchema }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const removeFromInventory = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/inventory/:supplyId',
  summary: 'Take a supply off what you have; again changes nothing',
  access: 'signed-in',
  tokenScope: 'change',
  params: z.object({ id: integerIdSchema, supplyId: integerIdSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN'],
});
