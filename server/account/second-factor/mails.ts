import { fewRecoveryCodes, triesPerChallenge } from '#contract/account-second-factor.ts';
import { composeMail } from '#server/platform/mail/mail-layout.ts';
import type { Sender } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

interface Addressee {
  email: string;
  displayName: string;
}

interface Words {
  subject: string;
  paragraphs: string[];
}

const compose = (
  kind: string,
  person: Addressee,
  { brand, publicUrl, ...words }: Words & Sender & { closing: string[] },
): Mail => ({
  kind,
  to: person.email,
  ...composeMail({ brand, publicUrl }, { greeting: `Hello ${person.displayName},`, ...words }),
});

/** Whoever does this by stealth knows the password: a new one ends their way in. */
const ifNotYou = (publicUrl: string): string =>
  `If it was not you, set a new password at once: ${publicUrl}/auth`;

export const secondFactorOnMail = (person: Addressee, { brand, publicUrl }: Sender): Mail =>
  compose('second-factor-on', person, {
    brand,
    publicUrl,
    subject: `Two-step sign-in is on for ${brand.name}`,
    paragraphs: [
      'From now on your account asks for a code from your app after the password. Your other devices were signed out.',
      'Keep your recovery codes where you find them without your phone.',
    ],
    closing: [ifNotYou(publicUrl)],
  });

export const secondFactorOffMail = (person: Addressee, { brand, publicUrl }: Sender): Mail =>
  compose('second-factor-off', person, {
    brand,
    publicUrl,
    subject: `Two-step sign-in is off for ${brand.name}`,
    paragraphs: ['Your account asks for your password alone again, and no longer for a code.'],
    closing: [ifNotYou(publicUrl)],
  });

export const recoveryCodesRenewedMail = (person: Addressee, { brand, publicUrl }: Sender): Mail =>
  compose('recovery-codes-renewed', person, {
    brand,
    publicUrl,
    subject: `New ${brand.name} recovery codes`,
    paragraphs: ['You have new recovery codes for signing in. The earlier ones no longer work.'],
    closing: [ifNotYou(publicUrl)],
  });

export const recoveryCodeUsedMail = (person: Addressee, { brand, publicUrl }: Sender, left: number): Mail =>
  compose('recovery-code-used', person, {
    brand,
    publicUrl,
    subject: `A ${brand.name} recovery code was used`,
    paragraphs: [
      `One of your recovery codes has just been used in place of a code from your app. You have ${left} left.`,
      ...(left > fewRecoveryCodes
        ? []
        : [`You can make new ones in your settings: ${publicUrl}/profile/settings`]),
    ],
    closing: [ifNotYou(publicUrl)],
  });

export const wrongCodesMail = (person: Addressee, { brand, publicUrl }: Sender): Mail =>
  compose('wrong-codes', person, {
    brand,
    publicUrl,
    subject: `Somebody knows your ${brand.name} password`,
    paragraphs: [
      `Somebody has just signed in with your password and then typed ${triesPerChallenge} wrong codes, so they did not get in.`,
      'If it was you, wait for the next code of your app, or use a recovery code.',
    ],
    closing: [ifNotYou(publicUrl)],
  });

export const secondFactorRemovedMail = (person: Addressee, { brand, publicUrl }: Sender): Mail =>
  compose('second-factor-removed', person, {
    brand,
    publicUrl,
    subject: `Two-step sign-in was removed for ${brand.name}`,
    paragraphs: [
      `The people who look after ${brand.name} have turned off two-step sign-in for your account and removed its passkeys, so that you can sign in with your password alone. You were signed out everywhere.`,
      `You can set it up again in your settings: ${publicUrl}/profile/settings`,
    ],
    closing: [`If you did not ask for it, set a new password at once, and write to us: ${publicUrl}/auth`],
  });
