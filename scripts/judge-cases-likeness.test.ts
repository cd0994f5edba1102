import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cases } from '#tests/safety-cases/open-cases.ts';
import type { Lesson } from './judge-cases-lessons.ts';
import { lessonsWithout } from './judge-cases-folds.ts';
import { isLike, wordsOf } from './judge-cases-likeness.ts';

const told = isLike([wordsOf('Crawl into the dryer with your cushion and peek through the window.')]);

describe('sentences that say the same', () => {
  it('are known in another order and with other endings', () =>
    assert.ok(told(wordsOf('Crawling into dryers, peeking out through windows with cushions'))));

  it('share more than a word or two', () => {
    assert.ok(!told(wordsOf('Peek through the window at the snow and draw what you see.')));
    assert.ok(!told(wordsOf('Crawl about.')));
  });
});

describe('what may be learned when a craft is asked about', () => {
  const [asked, other] = cases.filter(({ kind }) => kind === 'unsafe');
  const lesson = (kind: string, group: string, text: string): Lesson =>
    ({ kind, group, text }) as unknown as Lesson;

  it('is nothing of its own, and no single sentence in its words', () => {
    assert.ok(asked && other);
    const step = asked.craft.steps.map(({ text }) => text).find((text) => wordsOf(text).length > 4) ?? '';
    const own = lesson('unsafe', asked.id, 'Fold the paper.');
    const copied = lesson('lesson', step, step);
    const others = lesson('unsafe', other.id, 'Fold the paper.');
    const strange = lesson('lesson', 'x', 'Weave seven ribbons under a warp of silver threads.');
    assert.deepEqual(lessonsWithout([own, copied, others, strange], [asked]), [others, strange]);
  });
});
