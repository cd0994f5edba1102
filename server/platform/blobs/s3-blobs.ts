import { AwsClient } from 'aws4fetch';
import { traced } from '#server/platform/tracing/trace.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { requireBlobKey, StoreUnavailable } from './blob-store.ts';
import type { Blob, BlobStore } from './blob-store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Somebody waits for a picture; what is written has a job that tries again. */
const readTimeoutMs = 4_000;
const writeTimeoutMs = 10_000;
const checkKey = '.gluebird-check';
const check: Blob = { bytes: Buffer.from('ok'), contentType: 'text/plain' };

/** Any S3-compatible object store, path-style, signed with SigV4. */
export class S3Blobs implements BlobStore {
  #client: AwsClient;
  #bucket: string;
  #base: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#bucket = bucket;
    this.#base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  }

  async put(key: string, blob: Blob): Promise<void> {
    await this.#put(requireBlobKey(key), blob);
  }

  async find(key: string): Promise<Blob | null> {
    const { status, headers, bytes } = await this.#send(requireBlobKey(key), { method: 'GET' });
    if (status === 404) return null;
    return { bytes, contentType: headers.get('content-type') ?? 'application/octet-stream' };
  }

  async delete(key: string): Promise<void> {
    await this.#send(requireBlobKey(key), { method: 'DELETE' });
  }

  /** Not every store says of a missing object that the bucket is missing: writing one tells for sure. */
  async check(): Promise<void> {
    const { status } = await this.#send(checkKey, { method: 'GET' });
    if (status === 404) await this.#put(checkKey, check);
  }

  async #put(key: string, { bytes, contentType }: Blob): Promise<void> {
    const { status } = await this.#send(key, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': contentType },
    });
    if (status === 404) throw this.#withoutBucket();
  }

  async #send(key: string, init: RequestInit): Promise<Answer> {
    // Whose picture it is stands in the key, which therefore stays here.
    const start = { kind: 'client', name: `store ${init.method}`, attributes: {} } as const;
    const answer = await traced(start, () => this.#ask(key, init));
    const { status, bytes } = answer;
    if (status === 404 && Buffer.from(bytes).includes('NoSuchBucket')) throw this.#withoutBucket();
    if ((status < 200 || status > 299) && status !== 404)
      throw new StoreUnavailable(`the object store answered ${status}`);
    return answer;
  }

  /** The time is for all tries together, and for the whole answer. */
  async #ask(key: string, init: RequestInit): Promise<Answer> {
    const limitMs = init.method === 'GET' ? readTimeoutMs : writeTimeoutMs;
    const signal = AbortSignal.timeout(limitMs);
    try {
      // A request hands its signal on by weak references, so that the signal alone may be forgotten.
      return await untilAborted(signal, this.#fetch(key, { ...init, redirect: 'error', signal }));
    } catch (error) {
      const why = signal.aborted ? `did not answer within ${limitMs / 1000} s` : 'could not be reached';
      throw new StoreUnavailable(`the object store ${why}`, { cause: error });
    }
  }

  async #fetch(key: string, init: RequestInit): Promise<Answer> {
    const response = await this.#client.fetch(`${this.#base}/${key}`, init);
    const { status, headers } = response;
    return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  #withoutBucket(): StoreUnavailable {
    return new StoreUnavailable(`the bucket ${this.#bucket} of the object store does not exist`);
  }
}

type Answer = Pick<Response, 'status' | 'headers'> & { bytes: Uint8Array };
