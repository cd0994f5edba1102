import type { AiProvider, AiSettings, DrawingProvider } from '#server/config.ts';
import { guardedFetch } from './guarded-fetch.ts';

export type VendorName = Exclude<AiProvider, 'builtin'>;
export type DrawingVendor = Exclude<DrawingProvider, 'builtin'>;

export type VendorSettings<V extends VendorName = VendorName> = AiSettings<V>;

/** The vendors' usual models, where the operator names none. */
const usualModels = {
  text: { openai: 'gpt-5-mini', anthropic: 'claude-sonnet-4-5', google: 'gemini-2.5-flash' },
  picture: { openai: 'gpt-image-1-mini', anthropic: '', google: 'gemini-2.5-flash-image' },
} as const;

export const modelOf = (kind: 'text' | 'picture', { provider, model }: VendorSettings): string =>
  model ?? (provider === 'openai-compatible' ? '' : usualModels[kind][provider]);

/** How every vendor's package is told its key and address. */
export const connectionOf = ({ apiKey, baseUrl }: VendorSettings) => ({
  fetch: guardedFetch(baseUrl),
  ...(apiKey ? { apiKey } : {}),
  ...(baseUrl ? { baseURL: baseUrl } : {}),
});

/** The name under which a compatible server's own options are passed. */
export const compatibleName = 'compatible';
