import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productVersion } from '#server/version.ts';
import { parseChanges, readChanges } from './changes.ts';

test('each version tells what changed, for whom', () => {
  const text =
    '# What changed\n\nThe newest first.\n\n## 2.0.0\n\nFor families\n- One\n  line.\n- Two.\n\nFor operators\n- Three.\n\n## 1.0.0\n\nFor families\n- Four.\n';
  assert.deepEqual(parseChanges(text), [
    {
      version: '2.0.0',
      parts: [
        { title: 'For families', lines: ['One line.', 'Two.'] },
        { title: 'For operators', lines: ['Three.'] },
      ],
    },
    { version: '1.0.0', parts: [{ title: 'For families', lines: ['Four.'] }] },
  ]);
});

test('the version that runs is the first in the file, and says something to each', async () => {
  const [newest] = await readChanges();
  assert.equal(newest?.version, productVersion());
  assert.ok(newest.parts.length > 0);
  for (const { title, lines } of newest.parts) assert.ok(title !== '' && lines.length > 0);
});
