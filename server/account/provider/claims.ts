import { emailSchema } from '#contract/account.ts';
import type { OidcSettings } from '#server/sign-in-settings.ts';

/** What a provider says about somebody, by the names of OpenID Connect. */
type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

/** Somebody as their provider knows them. */
export interface ProvidedPerson {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** What they may like to be called here, the best first. */
  names: string[];
  /** Null where the provider has no say in it. */
  isAdmin: boolean | null;
  hasSecondFactor: boolean;
  /** The provider's own statement, to be shown to it when the session ends. */
  idToken: string;
}

const textIn = (claims: Claims, name: string): string | null => {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/**
 * Never a whole name or an address: other families see it, and nobody has been asked. What looks like an address is
 * passed over for the same reason.
 */
const namesIn = (claims: Claims): string[] =>
  ['nickname', 'preferred_username', 'given_name']
    .flatMap((name) => textIn(claims, name) ?? [])
    .filter((name) => !name.includes('@'));

/** RFC 8176: several methods were used, or one that is a second one by itself. A PIN or a face opens only a device. */
const secondFactors = new Set(['mfa', 'otp', 'hwk', 'sc']);

function isSecondFactorIn({ amr }: Claims): boolean {
  return Array.isArray(amr) && amr.some((method) => secondFactors.has(String(method)));
}

function isAdminBy(claims: Claims, wanted: OidcSettings['adminClaim']): boolean | null {
  if (!wanted) return null;
  const value = claims[wanted.name];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.some((each) => String(each) === wanted.value);
}

export function personIn(
  claims: Claims,
  { idToken, adminClaim }: { idToken: string; adminClaim: OidcSettings['adminClaim'] },
): ProvidedPerson {
  const email = emailSchema.safeParse(claims['email']);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : null,
    // Some providers send words.
    emailVerified: email.success && String(claims['email_verified']) === 'true',
    names: namesIn(claims),
    isAdmin: isAdminBy(claims, adminClaim),
    hasSecondFactor: isSecondFactorIn(claims),
    idToken,
  };
}
