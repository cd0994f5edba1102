import type { Configuration, ServerMetadata } from 'openid-client';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { OidcSettings } from '#server/sign-in-settings.ts';
import { personIn } from './claims.ts';
import type { ProvidedPerson } from './claims.ts';

/** What has to be known again when somebody comes back. */
interface Expected {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Two clocks may differ by this much. */
const clockToleranceSeconds = 60;
/** How long what a provider says about itself is believed; its keys are asked for each time. */
const metadataLifeMs = 10 * 60_000;

/** Seven megabytes that a place without a provider does without. */
const library = () => import('openid-client');

/** The answer came, and is not to be trusted; all else that goes wrong is the provider being away. */
const notTrusted = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

async function meaningOf(error: unknown): Promise<AppError> {
  const oidc = await library();
  if (error instanceof oidc.AuthorizationResponseError) {
    const isAway = ['server_error', 'temporarily_unavailable'].includes(error.error);
    const code = isAway ? 'ACCOUNT_PROVIDER_UNAVAILABLE' : 'ACCOUNT_PROVIDER_CANCELLED';
    return new AppError(code, { cause: error });
  }
  const isRefusal =
    (error instanceof oidc.ResponseBodyError && error.status < 500) ||
    (error instanceof oidc.ClientError && notTrusted.has(error.code ?? ''));
  const code = isRefusal ? 'ACCOUNT_PROVIDER_NOT_TRUSTED' : 'ACCOUNT_PROVIDER_UNAVAILABLE';
  return new AppError(code, { cause: error });
}

async function asAppError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw await meaningOf(error);
  }
}

/** Speaks OpenID Connect: authorization code with PKCE, one client, one provider. */
export class Provider {
  readonly settings: OidcSettings;
  #clock: Clock;
  #metadata: { value: ServerMetadata; until: number } | null = null;

  constructor(settings: OidcSettings, clock: Clock) {
    this.settings = settings;
    this.#clock = clock;
  }

  /** Throws what the provider's own words are where it does not answer as it should. */
  async check(): Promise<void> {
    this.#metadata = null;
    await this.#findMetadata();
  }

  /** Where somebody has to go, and what to expect when they come back to that address of ours. */
  async departure(redirectUri: string): Promise<Expected & { address: string }> {
    const configuration = await asAppError(this.#configuration());
    const oidc = await library();
    const expected = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      code_challenge: await oidc.calculatePKCECodeChallenge(expected.codeVerifier),
      code_challenge_method: 'S256',
      state: expected.state,
      nonce: expected.nonce,
    });
    return { ...expected, address: address.href };
  }

  /** Who came back, once every claim about them has been checked. `arrival` is the whole address they came to. */
  arrival(arrival: URL, expected: Expected): Promise<ProvidedPerson> {
    return asAppError(this.#exchange(arrival, expected));
  }

  /** Where a session ends at the provider too; null where there is no such place. */
  async farewell(idToken: string, returnTo: string): Promise<string | null> {
    const configuration = await asAppError(this.#configuration());
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    const oidc = await library();
    const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnTo };
    return oidc.buildEndSessionUrl(configuration, parameters).href;
  }

  async #exchange(arrival: URL, { state, nonce, codeVerifier }: Expected): Promise<ProvidedPerson> {
    const configuration = await this.#configuration();
    const oidc = await library();
    oidc.enableNonRepudiationChecks(configuration);
    const tokens = await oidc.authorizationCodeGrant(configuration, arrival, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !tokens.id_token) throw new Error('the provider sent no ID token');
    // Many say in the ID token only who it is, and the rest when asked.
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
    const { adminClaim } = this.settings;
    return personIn({ ...more, ...claims }, { idToken: tokens.id_token, adminClaim });
  }

  /** Made anew each time, and with it the memory of the provider's keys, which may change at any moment. */
  async #configuration(): Promise<Configuration> {
    const { clientId, clientSecret, timeoutSeconds } = this.settings;
    const oidc = await library();
    const server = await this.#findMetadata();
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? oidc.ClientSecretBasic(clientSecret)
      : oidc.ClientSecretPost(clientSecret);
    const metadata = { [oidc.clockTolerance]: clockToleranceSeconds };
    const configuration = new oidc.Configuration(server, clientId, metadata, authenticate);
    configuration.timeout = timeoutSeconds;
    if (this.#isInsecure) oidc.allowInsecureRequests(configuration);
    return configuration;
  }

  async #findMetadata(): Promise<ServerMetadata> {
    const now = this.#clock.now().getTime();
    if (this.#metadata && this.#metadata.until > now) return this.#metadata.value;
    const oidc = await library();
    const { issuer, clientId, timeoutSeconds } = this.settings;
    const execute = this.#isInsecure ? [oidc.allowInsecureRequests] : [];
    const options = { execute, timeout: timeoutSeconds };
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), options);
    const value = found.serverMetadata();
    this.#metadata = { value, until: now + metadataLifeMs };
    return value;
  }

  /** The settings allow this on the own machine only. */
  get #isInsecure(): boolean {
    return this.settings.issuer.startsWith('http:');
  }
}
