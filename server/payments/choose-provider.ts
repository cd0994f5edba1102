import type { Config } from '#server/config.ts';
import { StripeProvider } from './stripe-provider.ts';
import { TestProvider } from './test-provider.ts';
import type { TestProviderDependencies } from './test-provider.ts';

/** Who takes the money, as the settings say; null when nobody does. */
export function chooseProvider(
  { payments, stripe }: Pick<Config, 'payments' | 'stripe'>,
  deps: TestProviderDependencies,
): StripeProvider | TestProvider | null {
  if (payments === 'test') return new TestProvider(deps);
  const { secretKey, publishableKey, webhookSecret, apiBase } = stripe;
  if (payments === 'off' || !secretKey || !publishableKey) return null;
  return new StripeProvider({ secretKey, publishableKey, webhookSecret, apiBase });
}
