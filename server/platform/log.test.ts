import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createTestLog } from '#tests/support/test-log.ts';
import { redactText, redactUrl } from './log.ts';

test('addresses and pictures are blanked in free text', () => {
  assert.equal(redactText('mail to Ann.B@mail.example.test failed'), 'mail to [email] failed');
  assert.equal(redactText('got data:image/png;base64,iVBORw0KGgo= here'), 'got [data url] here');
});

test('what a failed query was asked with is blanked, the stack stays', () => {
  const error = new DrizzleQueryError(
    'insert into factors values ($1, $2)',
    ['s3cret', 'a\nb s3cret'],
    undefined,
  );
  assert.equal(
    redactText(error.message),
    'Failed query: insert into factors values ($1, $2)\nparams: [hidden]',
  );
  const stack = redactText(error.stack ?? '');
  assert.doesNotMatch(stack, /s3cret/);
  assert.match(stack, /params: \[hidden\]\n {4}at .*log\.test/);
});

test('a logged address keeps no token and no name', () => {
  assert.equal(redactUrl('/auth?token=abc123&x=1'), '/auth?token=…&x=…');
  assert.equal(redactUrl('/api/verify-reset-token/abc123'), '/api/verify-reset-token/…');
  assert.equal(redactUrl('/api/invitations/abc123'), '/api/invitations/…');
  assert.equal(redactUrl('/api/users/check-displayname/Ann'), '/api/users/check-displayname/…');
});

test('secret fields are hidden at the top and below, also in errors', () => {
  const { log, lines } = createTestLog();
  log.info({ password: 's3', body: { token: 's3', cvc: 's3', nested: { email: 's3' } } }, 'x');
  const signIn = { challenge: 's3', signInCode: 's3', secret: 's3', otpauthUri: 's3', recoveryCodes: ['s3'] };
  log.info({ ...signIn, body: signIn, request: { body: signIn } }, 'z');
  log.warn({ err: new Error('no mail for s3@example.test', { cause: new Error('s3@example.test') }) }, 'y');
  assert.doesNotMatch(JSON.stringify(lines), /s3/);
});
