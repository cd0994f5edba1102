import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { codeOf, findStep, fromBase32, otpauthUri, stepAt, toBase32 } from './totp.ts';

const rfcSecret = toBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number): Date => new Date(seconds * 1000);

test('the vectors of RFC 6238 come out, as six digits', () => {
  // Appendix B has eight digits; six are the last of them.
  const vectors: [number, string][] = [
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ];
  for (const [seconds, code] of vectors) assert.equal(codeOf(rfcSecret, stepAt(at(seconds))), code.slice(2));
});

test('the vectors of RFC 4226 come out', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583'];
  assert.deepEqual(
    codes.map((_, step) => codeOf(rfcSecret, step)),
    codes,
  );
});

test('Base32 is that of RFC 4648, and comes back', () => {
  assert.equal(rfcSecret, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  for (let count = 0; count < 50; count += 1) {
    const bytes = randomBytes(20);
    assert.deepEqual(fromBase32(toBase32(bytes)), bytes);
  }
});

test('a code counts in its own half minute and in those beside it', () => {
  const now = at(1_800_000_000);
  const step = stepAt(now);
  for (const offset of [-1, 0, 1])
    assert.equal(findStep(rfcSecret, codeOf(rfcSecret, step + offset), now), step + offset);
  for (const offset of [-3, -2, 2, 3])
    assert.equal(findStep(rfcSecret, codeOf(rfcSecret, step + offset), now), null);
  for (const code of ['', '1', '0000000', 'abcdef', '１２３４５６'])
    assert.equal(findStep(rfcSecret, code, now), null);
});

test('what an app reads names product and account, and fits into a QR code whatever the address', () => {
  const uri = otpauthUri(rfcSecret, { issuer: 'Glue bird', account: 'ann+x@example.test' });
  assert.equal(
    uri,
    `otpauth://totp/Glue%20bird:ann%2Bx%40example.test?secret=${rfcSecret}&issuer=Glue%20bird`,
  );
  const long = otpauthUri(rfcSecret, { issuer: 'Gluebird', account: `${'𝒜'.repeat(240)}@example.test` });
  assert.ok(new TextEncoder().encode(long).length <= 213, `${long.length}`);
  assert.ok(URL.canParse(long));
});
