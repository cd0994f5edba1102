import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';

/** From the press on Buy to a card form that can be used, or the word that there is none. */
export const patienceMs = 10_000;

let hangs = false;

/** Fetches Stripe's own script, which must come from Stripe. Rejects when it does not come in time. */
export async function loadStripeInTime(publishableKey: string): Promise<Stripe> {
  hangs = true;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Stripe did not answer in time')), patienceMs);
  try {
    const stripe = await Promise.race([settled(loadStripe(publishableKey)), late]);
    if (!stripe) throw new Error('Stripe is not available here');
    return stripe;
  } finally {
    clearTimeout(timer);
  }
}

async function settled<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } finally {
    hangs = false;
  }
}

/** A script that neither comes nor fails is waited for by every further try: only a fresh page asks anew. */
export const needsFreshPage = (): boolean => hangs;
