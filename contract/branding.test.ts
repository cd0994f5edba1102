import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocksOf } from './branding.ts';

test('a text falls into headings and paragraphs, whose lines stay lines', () => {
  assert.deepEqual(
    blocksOf('# Hello\nCome in.\nIt is warm.\n \n\nBring glue.\n#  Hours # and days\n\n#1 is free'),
    [
      { kind: 'heading', text: 'Hello' },
      { kind: 'paragraph', text: 'Come in.\nIt is warm.' },
      { kind: 'paragraph', text: 'Bring glue.' },
      { kind: 'heading', text: 'Hours # and days' },
      { kind: 'paragraph', text: '#1 is free' },
    ],
  );
  assert.deepEqual(blocksOf(''), []);
});
