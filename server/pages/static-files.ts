import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '#server/platform/ids.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface Encodings {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

export interface StaticFile {
  contentType: string;
  etag: string;
  cacheControl: string;
  encodings: Encodings;
}

const readIfThere = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

function filesBelow(folder: string, prefix = ''): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const name = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), name) : [name];
  });
}

/**
 * The built files, held in memory with their ready-made compressed forms: there are few and they are small. Only what
 * was there at start is ever served, so no request can name another file.
 */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of filesBelow(folder)) {
    const contentType = contentTypes[path.extname(name)];
    if (!contentType) continue;
    const full = path.join(folder, name);
    const plain = fs.readFileSync(full);
    files.set(name, {
      contentType,
      etag: `"${sha256(plain).slice(0, 24)}"`,
      cacheControl: name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      encodings: { plain, br: readIfThere(`${full}.br`), gzip: readIfThere(`${full}.gz`) },
    });
  }
  return files;
}

export function sendStatic(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const { br, gzip, plain } = file.encodings;
  reply.headers({
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  if (br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}
