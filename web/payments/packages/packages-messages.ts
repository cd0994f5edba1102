import { type CreditPackage, dollars } from '#contract/payments.ts';
import { plural } from '#web/lib/formats.ts';

const state = (isActive: boolean): string => (isActive ? 'for sale' : 'not for sale');

export const packagesMessages = {
  title: 'Packages',
  failed: 'Failed to load packages data',
  none: 'No packages yet: nobody can buy credits.',
  add: 'Add a package',
  editOne: (name: string) => `Edit ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  notMoved: 'The order was not changed',
  name: 'Name',
  credits: 'Credits',
  price: 'Price',
  description: 'Description',
  made: (credits: number) => `Get ${credits} credits for your craft projects.`,
  state: 'State',
  forSale: 'For sale',
  notForSale: 'Not for sale',
  actions: 'Actions',
  form: {
    add: 'Add a package',
    edit: (name: string) => `Edit ${name}`,
    name: 'Name',
    credits: 'Credits',
    price: 'Price in dollars',
    description: 'Description',
    descriptionHint: 'Empty: “Get N credits for your craft projects.”',
    isActive: 'For sale',
    isActiveHint: 'Buyers see it at once. What was bought before stays what it was.',
    addHint: 'It is not for sale until you edit it and say so.',
    submit: 'Save',
    busy: 'Saving…',
    added: 'Package added',
    changed: 'Package saved',
    conflict: ({ name, credits, price, isActive }: CreditPackage) =>
      `Somebody else has changed this package. It is now “${name}”, ${plural(credits, 'credit', 'credits')} for ${dollars(price)}, ${state(isActive)}. What you typed is still here; save again to put it in place.`,
  },
} as const;
