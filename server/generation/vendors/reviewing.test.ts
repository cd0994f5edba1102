import { testReviewing } from '#tests/support/reviewing-suite.ts';

testReviewing('openai');
