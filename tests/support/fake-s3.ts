import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Begun and not ended: what lies in pieces. */
  uploads: Map<string, Buffer[]>;
  /** Answer the next requests with this status. */
  failNext(status: number, times: number): void;
  /** From now on, or no longer, requests are taken and never answered. */
  hang(isHanging: boolean): void;
  /** From now on the line breaks after so many bytes of an object; or, with null, no longer. */
  breakAfter(bytes: number | null): void;
  close(): Promise<void>;
}

interface FakeS3Options {
  silentAboutBucket?: boolean;
  host?: string;
  port?: number;
  healthPath?: string;
  /** Whether a request may leave the sum of its body to be worked out. */
  takesNoSum?: boolean;
}

interface FakeS3Account {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Checks the request's AWS Signature Version 4, as a real object store does. */
function isSigned(
  request: http.IncomingMessage,
  body: Buffer,
  account: FakeS3Account & { takesNoSum?: boolean },
): boolean {
  const header = request.headers.authorization ?? '';
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (!match) return false;
  const [, accessKeyId, date = '', region, signedHeaders = '', signature = ''] = match;
  if (accessKeyId !== account.accessKeyId || region !== account.region) return false;
  const usualSum = account.takesNoSum ? sha(body) : undefined;
  const payloadHash = String(request.headers['x-amz-content-sha256'] ?? usualSum);
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha(body)) return false;
  const url = new URL(request.url ?? '/', 'http://store');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    headers.join(''),
    signedHeaders,
    payloadHash,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha(canonical)].join(
    '\n',
  );
  const key = [region ?? '', 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${account.secretAccessKey}`, date),
  );
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Two to a page, so that whoever lists has to turn it. */
function listing(objects: FakeS3['objects'], bucket: string, query: URLSearchParams): string {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = query.get('continuation-token') ?? '';
  const all = [...objects].filter(([key]) => key.startsWith(prefix) && key > after);
  all.sort(([a], [b]) => (a < b ? -1 : 1));
  const page = all.slice(0, 2).map(([key, { bytes }]) => {
    return `<Contents><Key>${key.slice(bucket.length + 1)}</Key><Size>${bytes.length}</Size></Contents>`;
  });
  const next = all.length > 2 ? `<NextContinuationToken>${all[1]?.[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

interface UploadRequest {
  method: string | undefined;
  key: string;
  query: URLSearchParams;
  body: Buffer;
}

/** A file that comes in pieces is there when it is ended, and not before. */
function serveUpload(
  { objects, uploads }: Pick<FakeS3, 'objects' | 'uploads'>,
  { method, key, query, body }: UploadRequest,
  response: http.ServerResponse,
): void {
  const id = query.get('uploadId') ?? `upload-${uploads.size + 1}`;
  const pieces = uploads.get(id) ?? [];
  if (method === 'PUT') {
    pieces[Number(query.get('partNumber')) - 1] = body;
    response.writeHead(200, { etag: `"${sha(body)}"` }).end();
  } else if (query.has('uploads')) {
    uploads.set(id, []);
    response.end(`<Result><UploadId>${id}</UploadId></Result>`);
  } else {
    uploads.delete(id);
    if (method === 'POST') objects.set(key, { bytes: Buffer.concat(pieces), contentType: '' });
    response.writeHead(method === 'POST' ? 200 : 204).end();
  }
}

/** An object store on loopback that refuses what is not signed rightly. */
export async function startFakeS3(account: FakeS3Account, options: FakeS3Options = {}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const uploads: FakeS3['uploads'] = new Map();
  let failure = { status: 0, times: 0 };
  let hanging = false;
  let breaking: number | null = null;

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (hanging) return;
    if (options.healthPath && request.url === options.healthPath) return void response.end();
    if (failure.times > 0) {
      failure.times -= 1;
      response.writeHead(failure.status).end();
    } else if (!isSigned(request, body, { ...account, ...options })) {
      response.writeHead(403).end();
    } else {
      serve(request, response, body);
    }
  };

  const serve = (request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(url.pathname.slice(1));
    const query = url.searchParams;
    if (!key.startsWith(account.bucket)) {
      const code = options.silentAboutBucket ? '' : '<Error><Code>NoSuchBucket</Code></Error>';
      response.writeHead(404).end(code);
    } else if (query.has('list-type')) {
      response.end(listing(objects, account.bucket, query));
    } else if (query.has('uploads') || query.has('uploadId')) {
      serveUpload({ objects, uploads }, { method: request.method, key, query, body }, response);
    } else if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = objects.get(key);
      if (object && breaking !== null) {
        response.writeHead(206, { 'content-length': object.bytes.length });
        response.write(object.bytes.subarray(0, breaking), () => response.destroy());
        return;
      }
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (object && to) response.writeHead(206).end(object.bytes.subarray(Number(from), Number(to) + 1));
      else if (object) response.writeHead(200, { 'content-type': object.contentType }).end(object.bytes);
      else response.writeHead(404).end();
    }
  };

  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) =>
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve),
  );
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    hang: (isHanging) => void (hanging = isHanging),
    breakAfter: (bytes) => void (breaking = bytes),
    failNext: (status, times) => void (failure = { status, times }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
