import type { PasswordCost } from '#server/account/sign-in/passwords.ts';

/** Thousands register in the tests, and nobody tries to guess their passwords. */
export const lowCost: PasswordCost = { memoryKib: 8, passes: 1 };
