import { AwsClient } from 'aws4fetch';
import { requireBlobKey } from './blob-store.ts';
import type { Blob, BlobStore } from './blob-store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const requestTimeoutMs = 20_000;
const checkKey = '.gluebird-check';

/** Any S3-compatible object store, path-style, signed with SigV4. */
export class S3Blobs implements BlobStore {
  #client: AwsClient;
  #base: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  }

  async put(key: string, blob: Blob): Promise<void> {
    const response = await this.#send(requireBlobKey(key), {
      method: 'PUT',
      body: new Uint8Array(blob.bytes),
      headers: { 'content-type': blob.contentType },
    });
    await response.body?.cancel();
    if (response.status === 404) throw new Error('the bucket of the object store does not exist');
  }

  async find(key: string): Promise<Blob | null> {
    const response = await this.#send(requireBlobKey(key), { method: 'GET' });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
  }

  async delete(key: string): Promise<void> {
    const response = await this.#send(requireBlobKey(key), { method: 'DELETE' });
    await response.body?.cancel();
  }

  async check(): Promise<void> {
    const response = await this.#send(checkKey, { method: 'GET' });
    await response.body?.cancel();
  }

  async #send(key: string, init: RequestInit): Promise<Response> {
    const response = await this.#client.fetch(`${this.#base}/${key}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      throw new Error(`the object store answered ${response.status}`);
    }
    return response;
  }
}
