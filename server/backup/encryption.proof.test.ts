import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { CommandError } from '#server/operator/service.ts';
import { dependenciesOf, emptyFolder, filledApp } from '#tests/support/backing-up.ts';
import { BackupFile } from './backup-file.ts';
import { BackupService } from './backup-service.ts';
import { encrypt } from './encryption.ts';

const passphrase = 'a goose walks over the bridge – é';

async function encrypted(t: TestContext) {
  const app = await filledApp(t);
  const file = path.join(emptyFolder(t), 'locked.backup');
  const deps = { ...dependenciesOf(app.config.dataDir), passphrase };
  const { contents } = await new BackupService(deps).make(app.database, file, { overwrite: false });
  return { file, contents };
}

async function verify(file: string, word: string | null = passphrase) {
  const opened = await BackupFile.open(file, word);
  try {
    return (await opened.verify()).contents;
  } finally {
    await opened.close();
  }
}

async function assertRefused(reading: Promise<unknown>, sentence: RegExp): Promise<void> {
  await assert.rejects(reading, (error) => {
    assert.ok(error instanceof CommandError, String(error));
    assert.match(error.message, sentence);
    assert.equal(error.message.split('\n').length, 1);
    return true;
  });
}

test('with a passphrase nobody reads a backup without it', async (t) => {
  const { file, contents } = await encrypted(t);
  assert.deepEqual(await verify(file), contents);
  assert.deepEqual(await verify(file, passphrase.normalize('NFD')), contents, 'however é was typed');
  const bytes = fs.readFileSync(file);
  for (const word of ['account_users', 'gluebird-backup.json', 'Maker'])
    assert.ok(!bytes.includes(word), word);
  await assertRefused(verify(file, null), /is encrypted: set BACKUP_PASSPHRASE/);
  await assertRefused(verify(file, 'another word'), /BACKUP_PASSPHRASE is not the one that .* was made with/);
});

test('two files of the same words under the same passphrase have nothing in common', async () => {
  const once = async (): Promise<Buffer> => {
    const content = (async function* () {
      yield Buffer.alloc(1000, 'same');
    })();
    const pieces: Buffer[] = [];
    for await (const piece of encrypt(content, passphrase)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const [first, second] = await Promise.all([once(), once()]);
  assert.equal(first.length, second.length);
  const body = first.subarray(-1000).toString('hex');
  assert.notEqual(body, second.subarray(-1000).toString('hex'));
});

test('an encrypted file that was changed, cut, or went on is refused', async (t) => {
  const { file } = await encrypted(t);
  const whole = fs.readFileSync(file);
  const copy = `${file}.copy`;
  const refuse = async (bytes: Buffer, sentence = /damaged or was cut short/): Promise<void> => {
    fs.writeFileSync(copy, bytes);
    await assertRefused(verify(copy), sentence);
  };
  const flipped = (at: number): Buffer => {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  const headBytes = 21 + 1 + 16 + 32;
  const pieceBytes = 64 * 1024 + 16;
  assert.ok(whole.length > headBytes + pieceBytes, 'more than one piece');
  for (const at of [headBytes, headBytes + pieceBytes, whole.length - 1]) await refuse(flipped(at));
  for (const at of [22, 60]) await refuse(flipped(at), /damaged where it begins/);
  for (const length of [headBytes - 1, headBytes, headBytes + 5, headBytes + pieceBytes, whole.length - 1])
    await refuse(whole.subarray(0, length));
  await refuse(Buffer.concat([whole, Buffer.from('x')]));
  const [one, two] = [headBytes, headBytes + pieceBytes];
  await refuse(Buffer.concat([whole.subarray(0, one), whole.subarray(two)]));
});
