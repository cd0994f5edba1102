import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { OidcSettings } from '#server/sign-in-settings.ts';

/** Somebody who is signed in at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  nickname?: string;
  [claim: string]: unknown;
}

type Place = 'discovery' | 'keys' | 'token' | 'userinfo';
type Fault = 'hang' | 'drop' | 'garbage' | { status: number };

interface Grant {
  person: ProviderPerson;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

interface Key {
  id: string;
  private: KeyObject;
  public: object;
}

interface Reply {
  status: number;
  body: object | string;
}

export interface FakeOidc {
  settings: OidcSettings;
  /** Every call as it came, such as `token`. */
  calls: string[];
  /** Where sessions ended here: the query of each visit. */
  farewells: URLSearchParams[];
  /** Says yes or no for somebody who was sent here, and answers the address they are sent back to. */
  visit(address: string, who: ProviderPerson | 'refused'): string;
  /** Whoever comes with a browser is this person. */
  signedIn: ProviderPerson | 'refused';
  /** What the next ID tokens say instead. */
  claims: Record<string, unknown>;
  /** The person's claims stand in the ID token; else only the userinfo has them. */
  tellsInToken: boolean;
  faults: Partial<Record<Place, Fault>>;
  /** Signs with another key from now on; the public half is told or held back. */
  changeKey(how?: { published: boolean }): void;
}

function newKey(): Key {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { id: randomUUID(), private: pair.privateKey, public: pair.publicKey.export({ format: 'jwk' }) };
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: Key): string {
  const content = `${base64url({ alg: 'RS256', kid: key.id, typ: 'JWT' })}.${base64url(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key.private).toString('base64url')}`;
}

async function readForm(request: http.IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const client = { id: 'gluebird', secret: 'known to +both/' };
const invalid = (error: string): Reply => ({ status: 400, body: { error } });

class Desk implements FakeOidc {
  calls: string[] = [];
  farewells: URLSearchParams[] = [];
  signedIn: ProviderPerson | 'refused' = 'refused';
  claims: Record<string, unknown> = {};
  tellsInToken = true;
  faults: FakeOidc['faults'] = {};
  readonly settings: OidcSettings;
  #key = newKey();
  #published = [this.#key];
  #grants = new Map<string, Grant>();
  #accesses = new Map<string, ProviderPerson>();

  constructor(issuer: string) {
    this.settings = {
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      name: 'Kitchen ID',
      adminClaim: null,
      linkByEmail: false,
      timeoutSeconds: 10,
    };
  }

  changeKey({ published } = { published: true }): void {
    this.#key = newKey();
    if (published) this.#published = [this.#key];
  }

  visit(address: string, who: ProviderPerson | 'refused'): string {
    const asked = new URL(address).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    const isProper =
      asked.get('client_id') === client.id &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      (asked.get('scope') ?? '').split(' ').includes('openid');
    if (!isProper) throw new Error(`not a proper request: ${address}`);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (who === 'refused') {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const code = randomUUID();
    this.#grants.set(code, {
      person: who,
      redirectUri: asked.get('redirect_uri') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
    });
    back.searchParams.set('code', code);
    return back.href;
  }

  async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.settings.issuer);
    const [, first = '', second = ''] = url.pathname.split('/');
    const place = first === '.well-known' ? second : first;
    this.calls.push(place);
    if (place === 'authorize') return sendTo(response, this.visit(url.href, this.signedIn));
    if (place === 'leave') {
      this.farewells.push(url.searchParams);
      return sendTo(response, url.searchParams.get('post_logout_redirect_uri') ?? '/');
    }
    const named = place === 'openid-configuration' ? 'discovery' : (place as Place);
    const fault = this.faults[named];
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    const { status, body } = fault ? faulty(fault) : await this.#answer(named, request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  async #answer(place: Place, request: http.IncomingMessage): Promise<Reply> {
    if (place === 'discovery') return { status: 200, body: this.#metadata() };
    if (place === 'keys') return { status: 200, body: { keys: this.#published.map(asJwk) } };
    if (place === 'token') return this.#exchange(request, await readForm(request));
    const person = this.#accesses.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    return person ? { status: 200, body: person } : { status: 401, body: {} };
  }

  #metadata(): object {
    const { issuer } = this.settings;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/leave`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  #exchange(request: http.IncomingMessage, form: URLSearchParams): Reply {
    const [, encoded = ''] = (request.headers.authorization ?? '').split(' ');
    const [id, secret] = Buffer.from(encoded, 'base64').toString().split(':').map(formDecoded);
    if (id !== client.id || secret !== client.secret)
      return { status: 401, body: { error: 'invalid_client' } };
    const grant = this.#grants.get(form.get('code') ?? '');
    this.#grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
    if (!grant || !fits) return invalid('invalid_grant');
    const access = randomUUID();
    this.#accesses.set(access, grant.person);
    const tokens = { access_token: access, token_type: 'Bearer', id_token: this.#idToken(grant) };
    return { status: 200, body: tokens };
  }

  #idToken({ person, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const told = this.tellsInToken ? person : { sub: person.sub };
    const fixed = { iss: this.settings.issuer, aud: client.id, iat: now, exp: now + 300, nonce };
    return signed({ ...told, ...fixed, ...this.claims }, this.#key);
  }
}

const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
const asJwk = (key: Key): object => ({ ...key.public, kid: key.id, use: 'sig', alg: 'RS256' });
const faulty = (fault: 'garbage' | { status: number }): Reply =>
  fault === 'garbage' ? { status: 200, body: '<h1>Welcome' } : { status: fault.status, body: {} };

function sendTo(response: http.ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

/** An OpenID Connect provider on loopback, with the faults that real ones have. */
export async function startFakeOidc(t: TestContext): Promise<FakeOidc> {
  const served: { desk?: Desk } = {};
  const server = http.createServer((request, response) => void served.desk?.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  served.desk = new Desk(`http://127.0.0.1:${port}`);
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return served.desk;
}
