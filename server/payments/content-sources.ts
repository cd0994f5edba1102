import type { ForeignSources } from '#server/platform/http/security-headers.ts';

const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** What Stripe's card form loads. A page keeps the policy it was loaded with, so every document carries these. */
export const stripeSources: ForeignSources = {
  script,
  frame: [...script, 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
};
