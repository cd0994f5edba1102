import { aiProviders } from '#tests/support/fake-ai.ts';
import { testVendor } from '#tests/support/vendor-suite.ts';

for (const provider of aiProviders) if (provider !== 'openai') testVendor(provider);
