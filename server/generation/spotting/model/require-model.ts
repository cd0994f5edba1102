import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config, ModelFiles } from '#server/config.ts';
import { StartError } from '#server/platform/start-error.ts';
import { parseLabelTable, readLabelFile } from './label-table.ts';

/** Runs the model; whoever wants one installs it, in this version and no other. */
const runtime = { name: 'onnxruntime-web', version: '1.30.0', entry: 'dist/ort.node.min.mjs' } as const;

const runtimeFolder = (folder: string): string => path.join(folder, 'node_modules', runtime.name);

export const runtimeEntry = (folder: string): string => path.join(runtimeFolder(folder), runtime.entry);

function installedVersion(folder: string): string | null {
  try {
    const { version } = JSON.parse(
      fs.readFileSync(path.join(runtimeFolder(folder), 'package.json'), 'utf8'),
    ) as { version?: unknown };
    return typeof version === 'string' && fs.existsSync(runtimeEntry(folder)) ? version : null;
  } catch {
    return null;
  }
}

function requireRuntime(folder: string): void {
  if (installedVersion(folder) === runtime.version) return;
  const what = `${runtime.name}@${runtime.version}`;
  throw new StartError(
    `The setting RECOGNIZER_RUNTIME names a folder without ${what}: run npm install --prefix ${folder} --ignore-scripts ${what}.`,
  );
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(fs.createReadStream(file), hash);
  } catch (error) {
    throw new StartError(`The setting RECOGNIZER_MODEL names a file that cannot be read: ${file}.`, {
      cause: error,
    });
  }
  return hash.digest('hex');
}

async function requireFiles({ model, labels, sha256, runtime: folder }: ModelFiles): Promise<void> {
  parseLabelTable(readLabelFile(labels), labels);
  requireRuntime(folder);
  const found = await hashOf(model);
  if (found !== sha256)
    throw new StartError(`The setting RECOGNIZER_SHA256 is not that of ${model}, which is ${found}.`);
}

/** Where a model file is to look at photos, all that it takes must be there and be what the operator chose. */
export async function requireModel({ by, file }: Config['recognizer']): Promise<void> {
  if (by === 'local' && file) await requireFiles(file);
}
