import assert from 'node:assert/strict';
import test from 'node:test';
import { productBrand } from '#contract/brand.ts';
import type { Craft } from '#contract/crafts.ts';
import { craftHead } from './craft-head.ts';
import { headOf } from './head.ts';

const plain = {
  brand: productBrand,
  title: 'Craft',
  address: 'https://glue.example/craft/ABC?x=1',
  origin: 'https://glue.example',
  isListed: true,
  isSecret: false,
};
const craft: Craft = {
  id: 'abc',
  userId: null,
  username: null,
  userProfileImage: null,
  title: 'Owl </script><b>',
  description: 'An owl & its "nest".',
  instructions: ['Cut it.', 'Glue it.'],
  steps: [
    { text: 'Cut it.', who: 'together', imageUrl: null, imageAlt: '' },
    { text: 'Glue it.', who: 'child', imageUrl: null, imageAlt: '' },
  ],
  materials: [
    { name: 'Paper plate', amount: '2', optional: false, substitutes: [] },
    { name: 'Scissors', amount: '1 pair', optional: false, substitutes: [] },
  ],
  supplies: [],
  safetyNotes: [],
  goFurther: null,
  leftOver: [],
  skills: [],
  mess: null,
  waiting: '',
  ageRangeMin: 4,
  ageRangeMax: 5,
  difficulty: 'easy',
  duration: 35,
  theme: 'Animals',
  shared: true,
  sharedDate: '2026-03-02T10:00:00.000Z',
  withheld: false,
  notSafe: null,
  templates: 0,
  likes: 0,
  createdAt: '2026-03-01T10:00:00.000Z',
  imageStatus: 'completed',
  imageUrl: '/api/crafts/abc/image?v=1',
  imageAlt: 'An owl',
  imageColor: '#123456',
  madeBy: 'builtin',
};

const factsIn = (head: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null');

test('a shared craft is told to previews and search engines', () => {
  const head = headOf(craftHead(plain, craft));
  assert.match(head, /rel="canonical" href="https:\/\/glue\.example\/craft\/abc"/);
  assert.match(head, /og:image" content="https:\/\/glue\.example\/api\/crafts\/abc\/image\?v=1&#38;w=1024"/);
  assert.match(head, /og:image:width" content="1024"/);
  assert.match(head, /twitter:card" content="summary_large_image"/);
  const facts = factsIn(head);
  assert.equal(facts['name'], craft.title, 'text stays text');
  assert.equal(facts['totalTime'], 'PT35M');
  assert.deepEqual(facts['supply'], [{ '@type': 'HowToSupply', name: 'Paper plate', requiredQuantity: '2' }]);
  assert.deepEqual(facts['tool'], [{ '@type': 'HowToTool', name: 'Scissors' }]);
  assert.equal((facts['step'] as unknown[]).length, 2);
});

test('a craft that is not shared has a preview for those who get its link, and no more', () => {
  const head = headOf(craftHead(plain, { ...craft, shared: false }));
  assert.match(head, /noindex/);
  assert.match(head, /og:title/);
  assert.doesNotMatch(head, /canonical|ld\+json/);
});

test('without a picture the preview shows the product’s own', () => {
  const head = headOf(craftHead(plain, { ...craft, imageUrl: null }));
  assert.match(head, /og:image" content="https:\/\/glue\.example\/icon-512\.png"/);
  assert.match(head, /twitter:card" content="summary"/);
});
