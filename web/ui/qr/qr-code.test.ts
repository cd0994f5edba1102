import assert from 'node:assert/strict';
import test from 'node:test';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { qrCodeOf } from './qr-code.ts';
import { checkWords } from './qr-words.ts';

const link = 'https://gluebird.club/craft/0199f3a2-5b1c-7d2e-8f40-123456789abc';

test('a worked example of the standard has its known check words', () => {
  // "01234567" in version 1-M, as ISO/IEC 18004 works it out.
  const data = [
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ];
  assert.deepEqual(checkWords(data, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

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
