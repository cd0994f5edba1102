import type { SettingsReader } from './settings.ts';

/** An OpenID Connect provider. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As people know it: "Continue with …". */
  name: string;
  /** Who has this claim is an administrator, and nobody else. */
  adminClaim: { name: string; value: string } | null;
  /** A verified address is enough to come to the account that has it. */
  linkByEmail: boolean;
  /** For each question it is asked. */
  timeoutSeconds: number;
}

export interface SignInSettings {
  /** Who else can say who somebody is; null where only this place does. */
  oidc: OidcSettings | null;
  /** Off: passwords open only the account of ADMIN_EMAIL. */
  passwordSignIn: boolean;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const besideIssuer = ['OIDC_NAME', 'OIDC_ADMIN_CLAIM', 'OIDC_LINK_BY_EMAIL'];

function readAdminClaim(settings: SettingsReader): OidcSettings['adminClaim'] {
  const text = settings.find('OIDC_ADMIN_CLAIM');
  if (text === null) return null;
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name && value) return { name: name.trim(), value: value.trim() };
  throw settings.refuse('OIDC_ADMIN_CLAIM', 'must be a name and a value, such as groups=gluebird-admins');
}

function readOidc(settings: SettingsReader): OidcSettings | null {
  settings.requireTogether(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  const issuer = settings.url('OIDC_ISSUER', ['https', 'http']);
  if (!issuer) {
    const extra = besideIssuer.find((name) => settings.find(name));
    if (extra) throw settings.refuse(extra, 'has no meaning without OIDC_ISSUER');
    return null;
  }
  const { protocol, hostname, search, hash } = new URL(issuer);
  if (protocol === 'http:' && !loopback.has(hostname))
    throw settings.refuse('OIDC_ISSUER', 'must begin with https:// unless it is on this machine');
  if (search || hash) throw settings.refuse('OIDC_ISSUER', 'must be an address without ? and #');
  return {
    issuer,
    clientId: settings.text('OIDC_CLIENT_ID', ''),
    clientSecret: settings.text('OIDC_CLIENT_SECRET', ''),
    name: settings.text('OIDC_NAME', hostname),
    adminClaim: readAdminClaim(settings),
    linkByEmail: settings.toggle('OIDC_LINK_BY_EMAIL', false),
    timeoutSeconds: 10,
  };
}

export function readSignIn(settings: SettingsReader): SignInSettings {
  const oidc = readOidc(settings);
  const passwordSignIn = settings.toggle('PASSWORD_SIGN_IN', true);
  if (!passwordSignIn && !oidc)
    throw settings.refuse('PASSWORD_SIGN_IN', 'can only be off when OIDC_ISSUER is set');
  return { oidc, passwordSignIn };
}
