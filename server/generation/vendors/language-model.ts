import type { LanguageModel } from 'ai';
import { compatibleName, connectionOf } from './vendor-settings.ts';
import type { VendorName, VendorSettings } from './vendor-settings.ts';

type Loader = (settings: VendorSettings, name: string) => Promise<LanguageModel>;

const loaders: Record<VendorName, Loader> = {
  openai: async (settings, name) =>
    (await import('@ai-sdk/openai')).createOpenAI(connectionOf(settings))(name),
  anthropic: async (settings, name) =>
    (await import('@ai-sdk/anthropic')).createAnthropic(connectionOf(settings))(name),
  google: async (settings, name) =>
    (await import('@ai-sdk/google')).createGoogle(connectionOf(settings))(name),
  'openai-compatible': async (settings, name) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const connection = { baseURL: settings.baseUrl ?? '', ...connectionOf(settings) };
    return createOpenAICompatible({ name: compatibleName, supportsStructuredOutputs: true, ...connection })(
      name,
    );
  },
};

/** The vendor's model; its package is loaded only when it is the configured one. */
export function loadLanguageModel(settings: VendorSettings, name: string): Promise<LanguageModel> {
  return loaders[settings.provider](settings, name);
}
