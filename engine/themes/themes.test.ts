import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { themeNames } from '#contract/common.ts';
import { findSentenceSlips, findSlips } from '#engine/grammar/text-checks.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { matchTheme } from './match-theme.ts';
import { meanings } from './meanings.data.ts';
import { nearness, plain, readMeanings, readWish } from './read-wish.ts';
import { allSubjects, subjectsOf } from './subjects.ts';
import { themeExamples } from './theme-examples.data.ts';

describe('subjects', () => {
  it('are at least twelve in each of the eighteen themes, each with its own id', () => {
    for (const theme of themeNames) assert.ok(subjectsOf(theme).length >= 12, theme);
    assert.equal(new Set(allSubjects.map((subject) => subject.id)).size, allSubjects.length);
  });

  it('are written without slips, with parts that have a place', () => {
    for (const subject of allSubjects) {
      const phrases = [
        subject.shape,
        subject.mark,
        subject.face ?? 'x',
        subject.place,
        ...subject.scene,
        ...subject.does,
      ];
      for (const text of phrases) assert.deepEqual(findSlips(text), [], `${subject.id}: ${text}`);
      assert.deepEqual(findSentenceSlips(subject.fact), [], `${subject.id}: ${subject.fact}`);
      for (const part of [...subject.parts, ...subject.head]) {
        assert.match(
          part.where,
          /^(?:on|at|around|along|in|under|between|behind|across|from|over|above|near|all|one|side|beside|inside|underneath|below|up|down|out|through|by)\b/,
          `${subject.id}: ${part.what}`,
        );
        assert.notEqual(part.noun, '', `${subject.id}: ${part.what}`);
      }
    }
  });

  it('have head parts exactly when they have a face', () => {
    for (const subject of allSubjects)
      assert.equal(subject.face !== undefined, subject.head.length >= 2, subject.id);
  });

  it('tell a fact that no other subject tells', () => {
    assert.equal(new Set(allSubjects.map((subject) => subject.fact)).size, allSubjects.length);
  });
});

describe('matching a theme', () => {
  const named: [string, string][] = [
    ['octopuses', 'octopus'],
    ['my kitty', 'cat'],
    ['T-Rex', 'tyrannosaurus'],
    ['fire engine party', 'fire-truck'],
    ['Christmas', 'pine-tree'],
    ['ladybirds', 'ladybug'],
    ['a dragon who bakes', 'dragon'],
    ['unicorn & rainbow', 'unicorn'],
  ];
  for (const [text, subject] of named) {
    it(`finds the subject of “${text}”`, () => {
      const matched = matchTheme(text);
      assert.ok(
        matched.kind === 'subjects' && matched.subjects.some((id) => id === subject),
        JSON.stringify(matched),
      );
    });
  }

  it('makes no fruit of vegetables', () => {
    const matched = matchTheme('Vegetables');
    assert.ok(matched.kind === 'subjects');
    for (const id of matched.subjects) assert.ok(['carrot', 'pumpkin', 'beanstalk'].includes(id), id);
  });

  const themed: [string, string][] = [
    ['Ocean', 'Ocean'],
    ['under the sea', 'Ocean'],
    ['dinos', 'Dinosaurs'],
    ['outer space', 'Space'],
    ['FARM', 'Farm'],
    ['Music', 'Music'],
    ['Fairy Tales', 'Fairy Tales'],
  ];
  for (const [text, theme] of themed) {
    it(`knows “${text}” as ${theme}`, () => {
      const matched = matchTheme(text);
      assert.ok(matched.kind === 'theme' && matched.theme === theme, JSON.stringify(matched));
    });
  }

  it('meets the unknown with open subjects and the family’s own words', () => {
    const matched = matchTheme("Grandpa's retirement");
    assert.ok(
      matched.kind === 'open' && matched.words === "Grandpa's retirement" && matched.subjects.length >= 8,
    );
  });

  it('quotes nothing that is not plain words', () => {
    for (const text of ['<script>alert(1)</script>', 'http://x.example/?q=1', '🙂🙂🙂', '   ']) {
      const matched = matchTheme(text);
      assert.ok(matched.kind === 'open' && !/[<>:/?]/.test(matched.words), JSON.stringify(matched));
    }
  });

  const unkind = [
    'machine guns',
    'a bomb',
    'killing zombies',
    'bloody murder',
    'suicide',
    'sexy nurse',
    'porn',
    'Hitler',
    'swastika',
    'KKK',
    'I hate my sister',
    'cocaine',
    'beer pong',
    'setting things on fire',
    'torture chamber',
    's e x y dancers',
    'make fun of my teacher',
    'hurting animals',
    'n4zi party',
    'school shooting',
  ];
  for (const text of unkind) {
    it(`kindly declines “${text}”`, () => {
      const matched = matchTheme(text);
      assert.ok(matched.kind === 'declined' && matched.message.length > 20, JSON.stringify(matched));
    });
  }

  for (const text of [
    'knights and castles',
    'hot dogs',
    'Essex',
    'a pirate ship',
    'glue gun dog',
    'fire station',
    'blueberry pie',
    'cockatoo',
    'shooting star',
    'Scunthorpe',
    'class party',
    'grapes',
  ]) {
    it(`does not mind “${text}”`, () => assert.notEqual(matchTheme(text).kind, 'declined'));
  }
});

describe('what a family does not want', () => {
  for (const [text, refused] of [
    ['cats only. no dogs', ['dog']],
    ['no lions or tigers', ['lion', 'tiger']],
    ["unicorns, she doesn't like princesses", ['princess']],
    ['goth bedroom, nothing pink', ['pink']],
    ['a nut-free lunch', ['nut']],
    ['mess free painting', ['mess']],
    ['set the dolphins free', []],
    ['not only dragons', []],
    ["we can't wait for the zoo", []],
    ['halloween, not scary', []],
    ['no bullying', []],
  ] as const)
    it(`is heard in “${text}”`, () => assert.deepEqual([...readWish(text).refused], refused));

  it('is not what it is about', () => {
    const wish = readWish('cats only. no dogs');
    assert.ok(nearness(['cat'], wish) > 0);
    assert.equal(nearness(['dog'], wish), 0);
    const matched = matchTheme('cats only. no dogs');
    assert.ok(matched.kind === 'subjects' && !matched.subjects.some((id) => id === 'dog'));
  });

  it('is no anger', () => {
    assert.equal(nearness(['anger'], readWish("he's mad about axolotls")), 0);
    assert.ok(nearness(['anger'], readWish('when my son is mad')) > 0);
  });

  it('may be mess', () => {
    assert.equal(readWish('rainy tuesday, no mess please').mess, 'low');
    assert.equal(readWish('holi but not too messy').mess, 'some');
    assert.equal(readWish('messy play').mess, null);
  });
});

describe('hearing what a theme says', () => {
  const variants = recipes.flatMap((recipe) => recipe.variants);
  const topics = new Set(
    [
      recipes.flatMap((recipe) => recipe.topics.concat(recipe.near)),
      variants.flatMap((variant) => variant.topics),
      variants.map(({ id }) => id.replaceAll('-', ' ')),
    ]
      .flat()
      .map(plain),
  );
  const hears = (text: string, topic: string): boolean => nearness([plain(topic)], readWish(text)) > 0;

  function holds(text: string, said: string): boolean {
    const matched = matchTheme(text);
    if (said === 'open') return matched.kind === 'open';
    if (said.startsWith('not ')) return !hears(text, said.slice(4));
    if (said.startsWith('is ')) return matched.kind === 'theme' && matched.theme === said.slice(3);
    if (said.startsWith('a '))
      return matched.kind === 'subjects' && matched.subjects.some((id) => id === said.slice(2));
    return hears(text, said);
  }

  for (const line of themeExamples.trim().split('\n')) {
    const [text = '', what = ''] = line.split(' => ');
    it(`hears “${text}”`, () => {
      for (const said of what.split(', '))
        assert.ok(holds(text, said), `${said}: ${JSON.stringify(readWish(text))}`);
    });
  }

  it('means nothing that no recipe, subject or theme answers', () => {
    const dead = readMeanings(meanings)
      .flatMap(({ means }) => means)
      .filter((topic) => !topics.has(topic) && matchTheme(topic).kind === 'open');
    assert.deepEqual([...new Set(dead)], []);
  });
});
