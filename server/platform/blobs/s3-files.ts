import fs from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { sha256 } from '#server/platform/ids.ts';
import { StoreUnavailable } from './blob-store.ts';
import type { S3Settings } from './s3-blobs.ts';

interface StoredFile {
  name: string;
  bytes: number;
}

/** No store takes smaller pieces, save for the last one. */
const pieceBytes = 16 * 1024 * 1024;
const usualAnswerMs = 120_000;

/** As it stands in an address: a bare plus would be read as a blank, and so signed as something else. */
const inAddress = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

const tag = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
const blocks = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<${name}>.*?</${name}>`, 'gs')) ?? [];

/** Large files in an S3-compatible object store. What is sent in pieces is there as a whole, or not at all. */
export class S3Files {
  #client: AwsClient;
  #bucket: string;
  #base: string;
  #answerMs: number;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    answerMs = usualAnswerMs,
  ) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#bucket = bucket;
    this.#base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
    this.#answerMs = answerMs;
  }

  async put(name: string, file: string): Promise<void> {
    const address = inAddress(name);
    const begun = await this.#text(`${address}?uploads=`, { method: 'POST' });
    const upload = encodeURIComponent(tag(begun, 'UploadId') ?? '');
    try {
      const parts = await this.#putPieces(address, upload, file);
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const ended = await this.#text(`${address}?uploadId=${upload}`, { method: 'POST', body });
      // A store that has begun to answer cannot take its "200" back.
      if (ended.includes('<Error>')) throw new StoreUnavailable('the object store did not keep the file');
    } catch (error) {
      await this.#ask(`${address}?uploadId=${upload}`, { method: 'DELETE' }).catch(() => undefined);
      throw error;
    }
  }

  async #putPieces(address: string, upload: string, file: string): Promise<string[]> {
    const parts: string[] = [];
    const handle = await fs.open(file, 'r');
    try {
      for await (const piece of piecesOf(handle)) {
        const number = parts.length + 1;
        const { headers } = await this.#ask(`${address}?partNumber=${number}&uploadId=${upload}`, {
          method: 'PUT',
          body: piece,
          // The store refuses what came in differently.
          headers: { 'x-amz-content-sha256': sha256(piece) },
        });
        const etag = headers.get('etag') ?? '';
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
    } finally {
      await handle.close();
    }
    return parts;
  }

  /** All whose names begin so. */
  async list(prefix: string): Promise<StoredFile[]> {
    const found: StoredFile[] = [];
    for (let token: string | undefined = ''; token !== undefined;) {
      const next: string = token && `continuation-token=${encodeURIComponent(token)}&`;
      const xml = await this.#text(`?${next}list-type=2&prefix=${encodeURIComponent(prefix)}`, {});
      for (const each of blocks(xml, 'Contents'))
        found.push({ name: tag(each, 'Key') ?? '', bytes: Number(tag(each, 'Size')) });
      token = tag(xml, 'NextContinuationToken');
    }
    return found;
  }

  /** In pieces, so that memory stays flat. */
  async fetch(name: string, bytes: number, to: string): Promise<void> {
    const handle = await fs.open(to, 'w', 0o600);
    try {
      for (let at = 0; at < bytes; at += pieceBytes) {
        await handle.writeFile(await this.#piece(name, at, Math.min(at + pieceBytes, bytes)));
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async #piece(name: string, from: number, to: number): Promise<Uint8Array> {
    const response = await this.#ask(inAddress(name), { headers: { range: `bytes=${from}-${to - 1}` } });
    const piece = await response.arrayBuffer().catch((error: unknown) => {
      throw new StoreUnavailable('the object store broke off in the middle of the file', { cause: error });
    });
    if (piece.byteLength !== to - from)
      throw new StoreUnavailable('the object store sent another number of bytes than it was asked for');
    return new Uint8Array(piece);
  }

  async delete(name: string): Promise<void> {
    await this.#ask(inAddress(name), { method: 'DELETE' });
  }

  async #text(address: string, init: RequestInit): Promise<string> {
    return (await this.#ask(address, init)).text();
  }

  async #ask(address: string, init: RequestInit): Promise<Response> {
    const at = address.startsWith('?') ? address : `/${address}`;
    const response = await this.#send(`${this.#base}${at}`, init);
    if (response.ok) return response;
    const said = await response.text();
    if (said.includes('NoSuchBucket'))
      throw new StoreUnavailable(`the bucket ${this.#bucket} of the object store does not exist`);
    throw new StoreUnavailable(`the object store answered ${response.status}`);
  }

  async #send(url: string, init: RequestInit): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(this.#answerMs);
      return await this.#client.fetch(url, { method: 'GET', redirect: 'error', signal, ...init });
    } catch (error) {
      throw new StoreUnavailable('the object store could not be reached', { cause: error });
    }
  }
}

async function* piecesOf(handle: FileHandle): AsyncGenerator<Buffer<ArrayBuffer>> {
  for (;;) {
    const piece = Buffer.alloc(pieceBytes);
    let filled = 0;
    while (filled < pieceBytes) {
      const { bytesRead } = await handle.read(piece, filled, pieceBytes - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    if (filled > 0) yield piece.subarray(0, filled);
    if (filled < pieceBytes) return;
  }
}
