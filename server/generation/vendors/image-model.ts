import type { ImageModel } from 'ai';
import { guardedFetch } from './guarded-fetch.ts';
import { vendorErrorOf } from './vendor-error.ts';
import { compatibleName, connectionOf } from './vendor-settings.ts';
import type { DrawingVendor, VendorSettings } from './vendor-settings.ts';

type DrawingSettings = VendorSettings<DrawingVendor>;
/** How each vendor is told the shape, and that bytes are wanted. */
interface ModelOptions {
  size?: '1024x1024';
  aspectRatio?: '1:1';
  providerOptions?: Record<string, Record<string, string>>;
}

export interface LoadedImageModel {
  model: ImageModel;
  options: ModelOptions;
}

const size = '1024x1024';
/** These answer with bytes without being asked, and refuse to be. */
const isGptImage = (name: string): boolean => /^(chat)?gpt-image/.test(name);

const loaders: Record<DrawingVendor, (settings: DrawingSettings, name: string) => Promise<LoadedImageModel>> =
  {
    openai: async (settings, name) => ({
      model: (await import('@ai-sdk/openai')).createOpenAI(connectionOf(settings)).image(name),
      options: { size, ...(isGptImage(name) ? { providerOptions: { openai: { quality: 'medium' } } } : {}) },
    }),
    google: async (settings, name) => ({
      model: (await import('@ai-sdk/google')).createGoogle(connectionOf(settings)).image(name),
      options: { aspectRatio: '1:1' },
    }),
    'openai-compatible': async (settings, name) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const connection = { baseURL: settings.baseUrl ?? '', ...connectionOf(settings) };
      const asBytes = { providerOptions: { [compatibleName]: { response_format: 'b64_json' } } };
      return {
        model: createOpenAICompatible({ name: compatibleName, ...connection }).imageModel(name),
        options: { size, ...(isGptImage(name) ? {} : asBytes) },
      };
    },
  };

/** The vendor's model; its package is loaded only when it is the configured one. */
export function loadImageModel(settings: DrawingSettings, name: string): Promise<LoadedImageModel> {
  return loaders[settings.provider](settings, name);
}

const usualAddresses = {
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/** Asks the vendor about the model, which costs nothing; a compatible server, which may not know that question, only whether it is there. */
export async function askAboutImageModel(
  { provider, apiKey, baseUrl }: DrawingSettings,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const isCompatible = provider === 'openai-compatible';
  const base = (baseUrl ?? (isCompatible ? '' : usualAddresses[provider])).replace(/\/+$/, '');
  const key = apiKey ?? '';
  const headers: Record<string, string> =
    provider === 'google' ? { 'x-goog-api-key': key } : key ? { authorization: `Bearer ${key}` } : {};
  const response = await guardedFetch(base)(
    isCompatible ? `${base}/models` : `${base}/models/${encodeURIComponent(name)}`,
    { headers, signal },
  );
  const responseBody = await response.text();
  if (response.ok || (isCompatible && [404, 405].includes(response.status))) return;
  throw vendorErrorOf({
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody,
  });
}
