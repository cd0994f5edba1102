import * as z from 'zod/mini';
import { integerIdSchema, versionSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { creditPackageSchema } from './payments.ts';

/** A package as operators see it. */
export const editablePackageSchema = z.extend(creditPackageSchema, {
  /** Grows with every change: a change names the version that it replaces. */
  version: z.int(),
});
export type EditablePackage = z.output<typeof editablePackageSchema>;

const nameMessage = 'Please enter a name with 2 to 40 characters';
const creditsMessage = 'Please enter a whole number from 1 to 1000';
const priceMessage = 'Please enter a price from $0.50 to $999.99';
const descriptionMessage = 'Description must be at most 200 characters';

const packageFields = {
  name: z.string(nameMessage).check(z.trim(), z.minLength(2, nameMessage), z.maxLength(40, nameMessage)),
  credits: z.int(creditsMessage).check(z.minimum(1, creditsMessage), z.maximum(1_000, creditsMessage)),
  /** In cents; less than 50 is refused by card companies. */
  price: z.int(priceMessage).check(z.minimum(50, priceMessage), z.maximum(99_999, priceMessage)),
  /** Null: the buyer reads a sentence made from the credits. */
  description: z.nullable(
    z
      .string(descriptionMessage)
      .check(z.trim(), z.minLength(1, descriptionMessage), z.maxLength(200, descriptionMessage)),
  ),
};
export const packageFieldsSchema = z.object(packageFields);

export const listAllPackages = endpoint({
  method: 'GET',
  path: '/api/admin/packages',
  summary: 'Every credit package in its order, also those that are not for sale',
  access: 'admin',
  response: z.array(editablePackageSchema),
});

export const addPackage = endpoint({
  method: 'POST',
  path: '/api/admin/packages',
  summary: 'Add a credit package after the others; it is not for sale until it is activated',
  access: 'admin',
  body: packageFieldsSchema,
  response: editablePackageSchema,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
});

export const changePackage = endpoint({
  method: 'PUT',
  path: '/api/admin/packages/:id',
  summary: 'Change a credit package; what was bought before stays what it was',
  access: 'admin',
  params: z.object({ id: integerIdSchema }),
  body: z.object({ ...packageFields, isActive: z.boolean(), version: versionSchema }),
  response: editablePackageSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const idsSchema = z.array(integerIdSchema).check(z.maxLength(200));

export const orderPackages = endpoint({
  method: 'PUT',
  path: '/api/admin/package-order',
  summary: 'Put the credit packages into another order',
  access: 'admin',
  /** All ids in the order that was seen, and in the wished one. */
  body: z.object({ seen: idsSchema, wanted: idsSchema }),
  response: z.array(editablePackageSchema),
  errors: ['CONFLICT'],
});
