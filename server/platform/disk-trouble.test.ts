import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diskTrouble } from './disk-trouble.ts';

const plenty = 10_000_000_000;
const tell = (error: unknown, free: number | null = plenty): string | null =>
  diskTrouble(error, '/data', free);
const named = (name: string, fields: object = {}): Error =>
  Object.assign(new Error('Aborted()'), { name }, fields);

test('a start without room says so in one sentence, whoever found out', () => {
  const full: unknown[] = [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    new Error('failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
    new Error('database or disk is full'),
    { name: 'ErrnoError', errno: 51 },
  ];
  for (const error of full)
    assert.match(tell(error, 0) ?? '', /^There is no room .*\/data \(0 MB are free\)/);
  assert.match(tell(named('RuntimeError'), 900_000) ?? '', /no room/);
});

test('files that cannot be used are told from a lack of room, and mistakes from both', () => {
  assert.match(tell(named('RuntimeError')) ?? '', /could not be opened .*restore a backup/);
  assert.match(tell(Object.assign(new Error('open'), { code: 'EROFS' })) ?? '', /\(EROFS\)/);
  assert.equal(tell(new TypeError('x is not a function'), 0), null);
  assert.equal(tell('text', null), null);
});
