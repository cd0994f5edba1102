import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAllowed } from './licences.ts';
import { composeNotices } from './notice-page.ts';

describe('licences', () => {
  test('that ask only for a notice are allowed', () => {
    for (const licence of ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause'])
      assert.ok(isAllowed(licence, 'any'), licence);
  });

  test('that reach over to our code are refused', () => {
    for (const licence of ['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'BUSL-1.1']) {
      assert.equal(isAllowed(licence, 'any'), false, licence);
    }
  });

  test('that are unknown or missing are refused', () => {
    for (const licence of ['unknown', '', 'SEE LICENSE IN LICENSE'])
      assert.equal(isAllowed(licence, 'any'), false, licence);
  });

  test('that end at the library are allowed for the libraries we agreed to only', () => {
    assert.ok(isAllowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'));
    assert.equal(isAllowed('LGPL-3.0-or-later', 'any'), false);
    assert.equal(isAllowed('MPL-2.0', 'any'), false);
  });

  test('joined by AND must all be allowed, by OR one of them', () => {
    assert.ok(isAllowed('(MIT OR GPL-3.0-only)', 'any'));
    assert.ok(isAllowed('Apache-2.0 AND MIT', 'any'));
    assert.equal(isAllowed('MIT AND GPL-3.0-only', 'any'), false);
  });
});

test('the notices name every package and quote each short licence once, without its holder', () => {
  const text =
    'MIT License\n\nCopyright (c) 2020 A. Maker\n\nPermission is hereby granted. The above copyright notice shall be included.';
  const page = composeNotices([
    { name: 'one', version: '1.0.0', licence: 'MIT', copyright: 'Copyright (c) 2020 A. Maker', text },
    { name: 'two', version: '2.0.0', licence: 'MIT', copyright: 'B. Maker', text },
  ]);
  assert.match(page, /\| one \| 1\.0\.0 \| MIT \| Copyright \(c\) 2020 A\. Maker \|/);
  assert.match(page, /\| two \| 2\.0\.0 \| MIT \| B\. Maker \|/);
  assert.equal(page.match(/Permission is hereby granted/g)?.length, 1);
  assert.equal(page.match(/Copyright \(c\) 2020/g)?.length, 1);
});
