import type { Appearance } from '@stripe/stripe-js';

/** Stripe's fields stand in a frame of their own: they get our colors told. */
export function paperAppearance(): Appearance {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  return {
    theme: page.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('glue'),
      colorBackground: token('card'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-soft'),
      colorDanger: token('berry'),
      borderRadius: '12px',
      fontSizeBase: '17px',
      spacingUnit: '5px',
    },
  };
}
