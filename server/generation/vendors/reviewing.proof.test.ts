import { aiProviders } from '#tests/support/fake-ai.ts';
import { testReviewing } from '#tests/support/reviewing-suite.ts';

for (const provider of aiProviders) if (provider !== 'openai') testReviewing(provider);
