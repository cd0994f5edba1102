import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/account-passkeys.ts';

/** What a device or a browser may get wrong, or somebody between may change. */
interface Faults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userHandle?: string | null;
  isPresent?: boolean;
  isVerified?: boolean;
  /** Counts from here on. */
  counter?: number;
  /** What it calls a new passkey. */
  id?: Buffer;
  /** Signed by another key. */
  key?: KeyObject;
}

interface Credential {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
  counter: number;
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);

/** As much of CBOR as the protocol needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The flags of authenticator data. */
const present = 1;
const verified = 4;
const withCredential = 64;

/** A phone and its browser in one, speaking WebAuthn: it makes ES256 keys and signs with them. */
export class Authenticator {
  readonly #origin: string;
  readonly #countsUse: boolean;
  readonly credentials: Credential[] = [];

  constructor(origin: string, { countsUse = true }: { countsUse?: boolean } = {}) {
    this.#origin = origin;
    this.#countsUse = countsUse;
  }

  create(options: PasskeyCreationOptions, faults: Faults = {}): PasskeyAttestation {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { id = randomBytes(20) } = faults;
    const credential = { id: id.toString('base64url'), userHandle: options.user.id, privateKey, counter: 0 };
    this.credentials.push(credential);
    const jwk = publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? '', 'base64url')],
        [-3, Buffer.from(jwk.y ?? '', 'base64url')],
      ]),
    );
    const idLength = Buffer.from([id.length >> 8, id.length & 0xff]);
    const authData = Buffer.concat([
      this.#data(credential, { rpId: options.rp.id, flags: withCredential }, faults),
      Buffer.alloc(16),
      idLength,
      id,
      key,
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, faults).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      },
    };
  }

  /** Signs with the newest passkey, or with this one. */
  get(
    options: PasskeyRequestOptions,
    faults: Faults = {},
    credential: Credential | undefined = this.credentials.at(-1),
  ): PasskeyAssertion {
    if (!credential) throw new Error('this device has no passkey');
    if (this.#countsUse) credential.counter += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, faults);
    const authData = this.#data(credential, { rpId: options.rpId, flags: 0 }, faults);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const { userHandle = credential.userHandle } = faults;
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, faults.key ?? credential.privateKey).toString('base64url'),
        ...(userHandle === null ? {} : { userHandle }),
      },
    };
  }

  #clientData(type: string, challenge: string, faults: Faults): Buffer {
    const { origin = this.#origin } = faults;
    const said = { type: faults.type ?? type, challenge: faults.challenge ?? challenge, origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  #data(credential: Credential, { rpId, flags }: { rpId: string; flags: number }, faults: Faults): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? credential.counter);
    const all =
      flags | (faults.isPresent === false ? 0 : present) | (faults.isVerified === false ? 0 : verified);
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([all]), counter]);
  }
}
