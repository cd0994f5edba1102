import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import { stepActions } from '#contract/ideas.ts';
import { formIds } from '#engine/illustrator/forms/form-ids.data.ts';
import { colorHex } from '#engine/grammar/colors.ts';
import { suggest } from '#engine/choosing/suggest.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { allSubjects } from '#engine/themes/subjects.ts';
import { checkPicture } from './check-picture.ts';
import { isSubjectId } from '#engine/themes/subject-ids.ts';
import { drawCraft, drawCraftOf } from './draw-craft.ts';
import { drawAction, isDrawable } from './draw-action.ts';
import { drawStepOf } from './draw-plan.ts';
import { drawRecipe } from './draw-recipe.ts';
import { isFormId } from './forms/forms.ts';
import { guessPicture } from './guess-picture.ts';
import { lookOf } from './looks/looks.ts';
import { distance } from './paper/tones.ts';

const subjectAt = (index: number): (typeof allSubjects)[number] => {
  const subject = allSubjects[index % allSubjects.length];
  assert.ok(subject);
  return subject;
};

function planOf(seed: number): ReturnType<typeof suggest> & { kind: 'craft' } {
  const theme = subjectAt(seed * 12).theme;
  const made = suggest({ ageBand: '6-8', theme, supplies: ['paper', 'glue', 'paint'] }, seed);
  assert.ok(made.kind === 'craft');
  return made;
}

describe('the picture of a finished craft', () => {
  for (const [at, form] of formIds.entries()) {
    it(`is sound for a ${form.name}`, () => {
      for (let i = 0; i < 6; i += 1) {
        const subjectId = subjectAt(at * 13 + i * 37).id;
        const { svg } = drawCraftOf({ formId: form.id, subjectId, seed: at + i });
        assert.deepEqual(checkPicture(svg), [], subjectId);
      }
    });
  }

  it('is sound for every subject', () => {
    for (const [at, { id }] of allSubjects.entries()) {
      const { svg } = drawCraftOf({ formId: 'stick-puppet', subjectId: id, seed: at });
      assert.deepEqual(checkPicture(svg), [], id);
    }
  });

  it('is the same for the same plan, byte by byte', () => {
    for (let seed = 1; seed < 12; seed += 1) {
      const { craft } = planOf(seed);
      assert.deepEqual(drawCraft(craft), drawCraft(structuredClone(craft)));
    }
  });

  it('shows its ground as the placeholder color', () => {
    const { svg, background } = drawCraft(planOf(3).craft);
    assert.match(background, /^#[\da-f]{6}$/);
    assert.ok(svg.includes(`<rect width="1024" height="1024" fill="${background}"/>`));
  });

  it('takes the colors of the family', () => {
    const red = drawCraftOf({ formId: 'pop-up-card', subjectId: 'car', colors: ['#d64545'], seed: 1 });
    const blue = drawCraftOf({ formId: 'pop-up-card', subjectId: 'car', colors: ['#3b74c4'], seed: 1 });
    assert.ok(red.svg.includes('#d64545'));
    assert.ok(blue.svg.includes('#3b74c4'));
  });

  it('never loses its subject in the ground, whatever the colors', () => {
    for (const { id, colors } of allSubjects) {
      const own = colorHex[colors[0]];
      assert.ok(
        distance(own, drawCraftOf({ formId: 'kite', subjectId: id, seed: 1 }).background) >= 0.45,
        id,
      );
    }
    for (const main of Object.values(colorHex)) {
      for (const last of Object.values(colorHex)) {
        const picture = { formId: 'kite', subjectId: 'car', colors: [main, '#c3c8ce', last], seed: 2 };
        assert.ok(distance(main, drawCraftOf(picture).background) >= 0.45, `${main} ${last}`);
      }
    }
  });

  it('shows nothing of steps that belong to another age', () => {
    const recipe = findRecipe('stack-me-up');
    assert.ok(recipe);
    const puzzle = (band: AgeBand): string =>
      drawRecipe({
        recipe,
        variantId: 'soccer-ball',
        colors: ['#fdf8ec', '#27263a'],
        slots: { blocks: 'wooden-block', sheet: 'paper', color: 'crayon' },
        after: recipe.steps.map(({ id }) => id),
        theme: 'Sports',
        seed: 5,
        band,
      }).svg;
    assert.ok(puzzle('2-3').length < puzzle('6-8').length);
  });

  it('falls back to a craft of ours when the ids are not', () => {
    assert.deepEqual(
      checkPicture(drawCraftOf({ formId: 'volcano cake', subjectId: '?', seed: -4.5 }).svg),
      [],
    );
  });
});

describe('the figures', () => {
  it('differ from subject to subject', () => {
    const bodies = new Set(allSubjects.map(({ id }) => lookOf(id).body.join('\n')));
    assert.equal(bodies.size, allSubjects.length);
  });

  it('have a face of their own wherever the subject has one', () => {
    const faced = allSubjects.filter((subject) => subject.face !== undefined);
    for (const { id } of faced) assert.ok(lookOf(id).face, id);
    assert.equal(new Set(faced.map(({ id }) => lookOf(id).face?.join('\n'))).size, faced.length);
  });
});

describe('the picture of a step', () => {
  it('is sound and small, whatever the step', () => {
    let drawn = 0;
    for (let seed = 1; seed < 40; seed += 1) {
      const { craft } = planOf(seed);
      for (const index of craft.steps.keys()) {
        const svg = drawStepOf(craft, index);
        if (svg === null) continue;
        drawn += 1;
        assert.deepEqual(checkPicture(svg), []);
        assert.ok(svg.length <= 4000, `${craft.formId}: ${svg.length}`);
        assert.equal(svg, drawStepOf(craft, index));
      }
    }
    assert.ok(drawn > 120);
    assert.equal(drawStepOf(planOf(1).craft, 99), null);
  });

  it('shows what the hands do where nothing new is to be seen', () => {
    for (const action of stepActions) {
      const uses = ['Construction paper', 'Scissors', 'Paper plate'];
      const svg = drawAction({ action, uses, colors: ['#d64545'], seed: 1 });
      assert.equal(svg !== null, isDrawable(action), action);
      if (svg === null) continue;
      assert.deepEqual(checkPicture(svg), [], action);
      assert.ok(svg.length <= 4000, `${action}: ${svg.length}`);
    }
  });
});

describe('what the hands work on', () => {
  const pictures = [
    ['fill', ['Pillow stuffing', 'Felt'], ['Felt']],
    ['mix', ['Flour', 'Salt'], []],
    ['cut', ['Cereal box', 'Scissors'], ['Cardboard']],
    ['paint', ['Cotton swabs', 'Stone'], ['Stone']],
    ['draw', ['Ruler', 'Pencil'], []],
    ['color', ['Chalk markers', 'Plastic mirror'], ['Plastic mirror']],
  ] as const;
  for (const [action, uses, like] of pictures)
    it(`is not what helps: ${action} with ${uses.join(', ')}`, () => {
      const picture = { action, colors: ['#d64545'], seed: 1 };
      assert.equal(drawAction({ ...picture, uses }), drawAction({ ...picture, uses: like }));
    });
});

describe('the picture for a craft from elsewhere', () => {
  const cases = [
    [{ title: 'Paper plate octopus mask', theme: 'Ocean' }, 'paper-plate-mask', 'octopus'],
    [{ title: 'Toilet paper roll rocket', theme: 'Space' }, 'tube-figure', 'rocket'],
    [{ title: 'Sock puppet snakes', theme: 'Jungle' }, 'sock-puppet', 'snake'],
    [{ title: 'Colorful butterfly suncatcher' }, 'suncatcher', 'butterfly'],
    [{ title: 'Robin in a wreath', materials: ['paper plate'] }, 'door-wreath', 'robin'],
    [{ title: 'A sea turtle', description: 'Roll some salt dough.' }, 'dough-model', 'sea-turtle'],
  ] as const;
  for (const [words, formId, subjectId] of cases) {
    it(`reads “${words.title}”`, () => assert.deepEqual(guessPicture(words), { formId, subjectId }));
  }

  it('always finds something of ours, the same each time', () => {
    for (const title of ['', 'Zzz', 'Something with <b>markup</b>', 'Wishes in the wind']) {
      const guess = guessPicture({ title, theme: 'a rainy Sunday' });
      assert.ok(isFormId(guess.formId) && isSubjectId(guess.subjectId));
      assert.deepEqual(guess, guessPicture({ title, theme: 'a rainy Sunday' }));
    }
  });
});

describe('the check of pictures', () => {
  const wrap = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const faults = [
    ['<text x="1">hi</text>', 'text'],
    ['<g><path d="M0 0"/>', 'an open group'],
    ['<path d="MNaN 0"/>', 'a lost number'],
    ['<use href="https://example.com/x.svg"/>', 'a way out'],
    ['<path d="M0 0" filter="url(#blur)"/>', 'a filter'],
    ['<use href="#nowhere"/>', 'a name that is not there'],
  ] as const;
  for (const [inside, what] of faults) {
    it(`refuses ${what}`, () => assert.notDeepEqual(checkPicture(wrap(inside)), []));
  }
});
