import type { Brand } from '#contract/brand.ts';

export const invitationMessages = {
  checking: 'Checking your invitation…',
  welcome: {
    person: (brand: Brand) => `Somebody would like to have you at ${brand.name}. Here you make your account.`,
    administrator: (brand: Brand) =>
      `You are to help look after ${brand.name}: the account that you make here is an administrator’s.`,
  },
  refused: 'This invitation does not work',
  noToken: 'A part of the link is missing. Please open it once more from where you found it.',
  unknown: 'We could not look up your invitation',
  again: 'Try again',
  login: 'Go to login',
} as const;
