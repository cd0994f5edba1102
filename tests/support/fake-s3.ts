import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Answer the next requests with this status. */
  failNext(status: number, times: number): void;
  /** From now on, or no longer, requests are taken and never answered. */
  hang(isHanging: boolean): void;
  close(): Promise<void>;
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
function isSigned(request: http.IncomingMessage, body: Buffer, account: FakeS3Account): boolean {
  const header = request.headers.authorization ?? '';
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (!match) return false;
  const [, accessKeyId, date = '', region, signedHeaders = '', signature = ''] = match;
  if (accessKeyId !== account.accessKeyId || region !== account.region) return false;
  const payloadHash = String(request.headers['x-amz-content-sha256']);
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

/** An object store on loopback that refuses what is not signed rightly. */
export async function startFakeS3(
  account: FakeS3Account,
  options: { silentAboutBucket?: boolean } = {},
): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  let failure = { status: 0, times: 0 };
  let hanging = false;

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (hanging) return;
    if (failure.times > 0) {
      failure.times -= 1;
      response.writeHead(failure.status).end();
    } else if (!isSigned(request, body, account)) {
      response.writeHead(403).end();
    } else {
      serve(request, response, body);
    }
  };

  const serve = (request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void => {
    const key = decodeURIComponent((request.url ?? '').slice(1).split('?')[0] ?? '');
    if (!key.startsWith(`${account.bucket}/`)) {
      const code = options.silentAboutBucket ? '' : '<Error><Code>NoSuchBucket</Code></Error>';
      response.writeHead(404).end(code);
    } else if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = objects.get(key);
      if (object) response.writeHead(200, { 'content-type': object.contentType }).end(object.bytes);
      else response.writeHead(404).end();
    }
  };

  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    hang: (isHanging) => void (hanging = isHanging),
    failNext: (status, times) => void (failure = { status, times }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
