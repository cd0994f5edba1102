import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailLink } from './mail-link.ts';

test('an answer is begun with whom it is to, what it is about and what they wrote', () => {
  const link = mailLink({ email: 'ann+glue@example.test', message: 'Where?\nHere & there' }, 'Your message');
  assert.match(link, /^mailto:ann%2Bglue@example\.test\?subject=Your%20message&body=/);
  assert.equal(new URL(link).searchParams.get('body'), '\r\n\r\n> Where?\r\n> Here & there');
});

test('an address cannot smuggle in other receivers', () => {
  const link = mailLink({ email: 'ann?bcc=bob@example.test', message: 'x' }, 'y');
  assert.equal(new URL(link).searchParams.get('bcc'), null);
});

test('a long message is quoted by its beginning', () => {
  assert.ok(mailLink({ email: 'a@b.test', message: 'ä'.repeat(5_000) }, 'y').length < 8_000);
});
