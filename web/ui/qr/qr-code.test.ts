import assert from 'node:assert/strict';
import test from 'node:test';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { qrCodeOf } from './qr-code.ts';

const link = 'https://gluebird.club/craft/0199f3a2-5b1c-7d2e-8f40-123456789abc';

test('a link is read back from its code, in every size', () => {
  for (const text of ['x', 'https://a.b/c', link, `${link}?${'é'.repeat(20)}`]) {
    assert.equal(readQrCode(qrCodeOf(text)), text);
  }
  for (let length = 1; length <= 213; length += 7) {
    const text = 'a'.repeat(length);
    assert.equal(readQrCode(qrCodeOf(text)), text, `${length} letters`);
  }
});

test('what does not fit is refused', () => {
  assert.equal(readQrCode(qrCodeOf('a'.repeat(213))).length, 213);
  assert.throws(() => qrCodeOf('a'.repeat(214)), RangeError);
});
