import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { tintedPhoto } from './local-model.ts';

type Tint = Parameters<typeof tintedPhoto>[0];

/** A folder as an operator keeps one: photos of one color each, and what is said to lie on them. */
export async function photoFolder(
  t: TestContext,
  photos: Readonly<Record<string, Tint>>,
  truth: readonly string[],
): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-photos-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [name, tint] of Object.entries(photos))
    fs.writeFileSync(path.join(folder, name), await tintedPhoto(tint));
  if (truth.length > 0) fs.writeFileSync(path.join(folder, 'truth.txt'), truth.join('\n'));
  return folder;
}
