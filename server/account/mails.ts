import { resetTokenLifeMinutes } from '#contract/account-recovery.ts';
import { composeMail } from '#server/platform/mail/mail-layout.ts';
import type { Sender } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

interface Addressee {
  email: string;
  displayName: string;
}

const hello = (person: Addressee): string => `Hello ${person.displayName},`;

export function resetMail(person: Addressee, sender: Sender, token: string): Mail {
  const { brand, publicUrl } = sender;
  return {
    kind: 'reset-password',
    to: person.email,
    ...composeMail(sender, {
      subject: `Set a new ${brand.name} password`,
      greeting: hello(person),
      paragraphs: [`Somebody, hopefully you, asked for a new password for your ${brand.name} account.`],
      action: { label: 'Set a new password', url: `${publicUrl}/auth?token=${token}` },
      closing: [
        `The link works once, for ${resetTokenLifeMinutes} minutes.`,
        'If it was not you, you need not do anything: your password stays as it is.',
      ],
    }),
  };
}

export function passwordChangedMail(person: Addressee, sender: Sender): Mail {
  const { brand, publicUrl } = sender;
  return {
    kind: 'password-changed',
    to: person.email,
    ...composeMail(sender, {
      subject: `Your ${brand.name} password was changed`,
      greeting: hello(person),
      paragraphs: ['Your password has just been changed, and your other devices were signed out.'],
      closing: [`If it was not you, set a new one at once: ${publicUrl}/auth`],
    }),
  };
}

export function accessTokenMail(person: Addressee, sender: Sender, name: string): Mail {
  const { brand, publicUrl } = sender;
  return {
    kind: 'access-token-made',
    to: person.email,
    ...composeMail(sender, {
      subject: `A new access token for ${brand.name}`,
      greeting: hello(person),
      paragraphs: [
        `The access token “${name}” has just been made. A program that has it can use your account as far as you allowed.`,
      ],
      closing: [`If it was not you, set a new password at once, which ends it: ${publicUrl}/auth`],
    }),
  };
}

export function confirmEmailMail(
  person: Addressee,
  sender: Sender,
  change: { newEmail: string; token: string },
): Mail {
  const { brand, publicUrl } = sender;
  return {
    kind: 'confirm-email',
    to: change.newEmail,
    ...composeMail(sender, {
      subject: `Confirm your new ${brand.name} address`,
      greeting: hello(person),
      paragraphs: [`You asked to use this address for your ${brand.name} account.`],
      action: { label: 'Use this address', url: `${publicUrl}/confirm-email?token=${change.token}` },
      closing: [
        `The link works once, for ${resetTokenLifeMinutes} minutes. Until then everything stays as it is.`,
        'If it was not you, you need not do anything.',
      ],
    }),
  };
}

export function emailChangedMail(person: Addressee, sender: Sender): Mail {
  const { brand, publicUrl } = sender;
  return {
    kind: 'email-changed',
    to: person.email,
    ...composeMail(sender, {
      subject: `Your ${brand.name} address was changed`,
      greeting: hello(person),
      paragraphs: ['Your account now uses another email address, so this is our last mail to this one.'],
      closing: [`If it was not you, please write to us: ${publicUrl}/auth`],
    }),
  };
}

export function providerConnectedMail(person: Addressee, sender: Sender, provider: string): Mail {
  const { brand, publicUrl } = sender;
  return {
    kind: 'provider-connected',
    to: person.email,
    ...composeMail(sender, {
      subject: `Your ${brand.name} account was connected with ${provider}`,
      greeting: hello(person),
      paragraphs: [`From now on your account can be opened with ${provider}.`],
      closing: [
        `If it was not you, set a new password at once and remove it in your settings: ${publicUrl}/auth`,
      ],
    }),
  };
}
