import { sha256 } from '#server/platform/ids.ts';

const longText = 10_000;

/** What a body says, in short. A photo is hashed beside the event loop, which it would hold up for as long as a page takes. */
export async function fingerprint(body: unknown): Promise<string> {
  const long: string[] = [];
  const skeleton = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'string' && value.length > longText ? { long: long.push(value) } : value,
  );
  const digests = await Promise.all(long.map((text) => crypto.subtle.digest('SHA-256', Buffer.from(text))));
  return sha256([skeleton, ...digests.map((digest) => Buffer.from(digest).toString('hex'))].join(' '));
}
