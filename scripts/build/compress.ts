import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest|ico|map)$/;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const variants = { br: await brotli(bytes, { params }), gz: await gzipped(bytes, { level: 9 }) };
  for (const [ending, compressed] of Object.entries(variants)) {
    if (compressed.length < bytes.length) await writeFile(`${file}.${ending}`, compressed);
  }
}

/** Compresses once, as well as can be, so that the server never compresses a file while somebody waits. */
export async function compressFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => TEXT.test(name) && !name.startsWith('.vite'));
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
}
