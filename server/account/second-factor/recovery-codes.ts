import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#contract/account-second-factor.ts';
import { sha256 } from '#server/platform/ids.ts';
import { toBase32 } from './totp.ts';

/** 80 random bits: too many to try, so that a fast hash is enough. */
const codeBytes = 10;

interface RecoveryCodes {
  /** For the person's eyes, in groups of four. */
  shown: string[];
  hashes: string[];
}

export const hashRecoveryCode = (code: string): string => sha256(`recovery-code:${code}`);

export function makeRecoveryCodes(): RecoveryCodes {
  const codes = Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(codeBytes)));
  return {
    shown: codes.map((code) => code.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-')),
    hashes: codes.map(hashRecoveryCode),
  };
}
