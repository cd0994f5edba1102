import assert from 'node:assert/strict';
import { argon2Sync } from 'node:crypto';
import { test } from 'node:test';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash('glue & paper');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.deepEqual(await passwords.verify('glue & paper', hash), { matches: true, outdated: false });
  assert.equal((await passwords.verify('glue & papeR', hash)).matches, false);
  assert.notEqual(hash, await passwords.hash('glue & paper'));
});

test('no hash, or one that cannot be read, matches nothing', async () => {
  for (const stored of [null, '', 'plain', '$argon2id$v=19$m=1,t=1$x$y']) {
    assert.equal((await passwords.verify('', stored)).matches, false);
  }
});

test('a hash made at a lower cost still matches and is named outdated', async () => {
  const salt = Buffer.alloc(16, 7);
  const hash = argon2Sync('argon2id', {
    message: 'old',
    nonce: salt,
    memory: 8_192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const phc = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(hash)}`;
  assert.deepEqual(await passwords.verify('old', phc), { matches: true, outdated: true });
});
