import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { constantFrom, assert as check, integer, property, record, string, array } from 'fast-check';
import { ageBandNames, themeNames, type AgeBand } from '#contract/common.ts';
import { avoidances, craftPlanSchema, type CraftPlan, type SuggestRequest } from '#contract/ideas.ts';
import { findSentenceSlips, findSlips } from '#engine/grammar/text-checks.ts';
import { judge } from '#engine/safety/judge.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import { formsFor } from '#engine/forms/forms.ts';
import { getSubject } from '#engine/themes/subjects.ts';
import { subjectIds, type SubjectId } from '#engine/themes/subject-ids.ts';
import { draft } from './build.ts';
import { fiftyLists } from './fifty-lists.data.ts';
import { suggestForm as suggest, textOf } from './suggest.ts';

function craftFor(request: SuggestRequest, seed: number): CraftPlan {
  const suggestion = suggest(request, seed);
  assert.equal(suggestion.kind, 'craft', JSON.stringify(request));
  return suggestion.kind === 'craft' ? suggestion.craft : assert.fail();
}

function textsOf(craft: CraftPlan): string[] {
  return [craft.description, craft.goFurther, ...craft.safetyNotes, ...craft.steps.map((step) => step.text)];
}

/** Passes the judge, and not a sentence of it is changed. */
function checkSafe(craft: CraftPlan): void {
  const name = `${craft.formId}/${craft.subjectId} ${craft.ageBand}`;
  const verdict = judge(textOf(craft), craft.ageBand, { isOurs: true });
  assert.equal(verdict.kind, 'known', `${name} ${JSON.stringify(verdict)}`);
  if (verdict.kind === 'known') assert.deepEqual([verdict.changes, verdict.notes], [[], []], name);
}

function checkText(craft: CraftPlan): void {
  const name = `${craft.formId}/${craft.subjectId} ${craft.ageBand}`;
  assert.deepEqual(findSlips(craft.title), [], `${name}: ${craft.title}`);
  for (const text of textsOf(craft)) assert.deepEqual(findSentenceSlips(text), [], `${name}: ${text}`);
  assert.equal(new Set(craft.steps.map((step) => step.text)).size, craft.steps.length, name);
  for (const material of craft.materials)
    assert.deepEqual(findSlips(material.name + material.amount), [], name);
}

/** Every band and theme with lists of supplies, each list once per band and theme. */
function* matrix(
  every: number,
): Generator<{ band: AgeBand; theme: string; list: readonly string[]; seed: number }> {
  let seed = 0;
  for (const band of ageBandNames) {
    for (const theme of themeNames) {
      for (const list of fiftyLists) {
        seed += 1;
        if (seed % every === 0) yield { band, theme, list, seed };
      }
    }
  }
}

describe('suggest, over 5 bands, 18 themes and 50 lists of supplies', () => {
  const crafts = [...matrix(1)].map(({ band, theme, list, seed }) =>
    craftFor({ ageBand: band, theme, supplies: [...list] }, seed),
  );

  it('always gives a craft of the contract', () => {
    assert.equal(crafts.length, 4500);
    for (const craft of crafts) craftPlanSchema.parse(craft);
  });

  it('is always judged fine', () => {
    for (const craft of crafts) {
      checkSafe(craft);
    }
  });

  it('reads without slips', () => {
    for (const craft of crafts) checkText(craft);
  });

  it('stays within the theme and the band', () => {
    for (const craft of crafts) {
      assert.ok(formsFor(craft.ageBand).some((form) => form.id === craft.formId));
      assert.ok(
        (subjectIds as Record<string, readonly string[]>)[craft.theme]?.includes(craft.subjectId),
        craft.theme,
      );
    }
  });

  it('lists every material that a step names as used', () => {
    for (const craft of crafts) {
      const ids = new Set(craft.materials.map((material) => material.supplyId));
      for (const step of craft.steps)
        for (const id of step.uses) assert.ok(ids.has(id), `${craft.formId}: ${id}`);
    }
  });

  it('asks for as much as it cuts, winds or flies', () => {
    const winding = /^(?:yarn|string|ribbon|raffia|embroidery-floss)$/;
    const needs: readonly [form: string, supply: RegExp, amount: string][] = [
      ['layered-paper-scene', /^(?:construction-paper|cardstock)$/, '4 sheets'],
      ['kite', /^(?:string|yarn)$/, '100 feet (30 m)'],
      ['climbing-toy', winding, '10 feet (3 m)'],
      ['pom-pom-figure', winding, '50 feet (15 m)'],
      ['stick-weaving', winding, '50 feet (15 m)'],
      ['yarn-picture', winding, '30 feet (9 m)'],
      ['string-picture', winding, '30 feet (9 m)'],
      ['papier-mache-model', /^newspaper$/, 'about 15 pages'],
    ];
    for (const [formId, supply, amount] of needs) {
      const made = crafts.filter((craft) => craft.formId === formId);
      assert.ok(made.length > 0, formId);
      for (const { title, materials } of made) {
        const amounts = materials
          .filter(({ supplyId }) => supply.test(supplyId ?? ''))
          .map((material) => material.amount);
        assert.ok(amounts.length === 0 || amounts.includes(amount), `${title}: ${amounts.join(', ')}`);
      }
    }
  });

  it('cuts no cards and no strips as long as a sheet from a round plate', () => {
    for (const { steps, title } of crafts)
      for (const { text } of steps)
        assert.doesNotMatch(
          text,
          /paper plates? into|strips? of (?:a )?paper plate|sheets of cereal|Lay a paper plate flat/,
          title,
        );
  });

  it('cuts the parts of a plate from another one', () => {
    let cut = 0;
    for (const { steps, materials, title } of crafts) {
      if (!steps.some(({ text }) => text.includes('from another paper plate'))) continue;
      cut += 1;
      assert.equal(materials.find(({ supplyId }) => supplyId === 'paper-plate')?.amount, '2', title);
    }
    assert.ok(cut > 0);
  });

  it('glues nothing on a book that is to be flipped or cards that are to be guessed', () => {
    for (const { formId, steps } of crafts.filter((one) => /flip-book|matching-cards/.test(one.formId)))
      for (const { text, action } of steps) assert.notEqual(action, 'decorate', `${formId}: ${text}`);
  });

  it('uses at least 80 percent of the usable supplies wherever some form of the band can', () => {
    for (const { band, theme, list, seed } of matrix(17)) {
      const listed = understandSupplies(list).flatMap((item) => (item.kind === 'known' ? [item.supply] : []));
      const craft = craftFor({ ageBand: band, theme, supplies: [...list] }, seed);
      const subjects = (subjectIds as Record<string, readonly SubjectId[]>)[theme] ?? [];
      const shares = formsFor(band).flatMap((form) => {
        const subject = subjects.map(getSubject).find(form.suits);
        const made =
          subject && draft(form, subject, { band, listed, unknown: [], palette: [], avoid: [], seed });
        return made ? [{ share: made.usable === 0 ? 1 : made.used / made.usable, usable: made.usable }] : [];
      });
      const able = shares.filter((one) => one.share >= 0.8).length >= 2;
      const usable = shares[0]?.usable ?? 0;
      const used = craft.materials.filter((material) => material.listed && material.supplyId !== null).length;
      if (able && usable > 0)
        assert.ok(used / usable >= 0.8, `${band} ${theme} ${list.join(', ')}: ${used} of ${usable}`);
    }
  });
});

describe('suggest', () => {
  const request: SuggestRequest = {
    ageBand: '6-8',
    theme: 'Ocean',
    supplies: ['cardboard tubes', 'paint', 'yarn'],
  };

  it('gives the same craft for the same seed, and others for others', () => {
    assert.deepEqual(suggest(request, 11), suggest(request, 11));
    const different = new Set([1, 2, 3, 4, 5, 6].map((seed) => craftFor(request, seed).title));
    assert.ok(different.size >= 4);
  });

  it('never repeats a form and subject in twenty requests in a row with the same input', () => {
    for (const [band, theme] of [
      ['2-3', 'Weather'],
      ['4-5', 'Music'],
      ['9-12', 'Food'],
      ['13+', 'umbrella'],
    ] as const) {
      const recent: { formId: string; subjectId: string }[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const craft = craftFor({ ageBand: band, theme, supplies: ['paper', 'glue'], recent }, 4);
        recent.unshift({ formId: craft.formId, subjectId: craft.subjectId });
      }
      assert.equal(new Set(recent.map((pair) => `${pair.formId} ${pair.subjectId}`)).size, 20, theme);
    }
  });

  it('takes at most five milliseconds at the median', () => {
    // The thread's own time: the clock on the wall would count what else the machine does.
    const times = [...matrix(45)].map(({ band, theme, list, seed }) => {
      const start = process.threadCpuUsage();
      suggest({ ageBand: band, theme, supplies: [...list] }, seed);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    assert.ok(median <= 5, `${median} ms`);
  });

  it('keeps small parts, long cords and everything else too old from a child of two', () => {
    const listed = ['buttons', 'beads', 'yarn', 'googly eyes', 'pipe cleaners', 'paper plates', 'crayons'];
    for (let seed = 0; seed < 40; seed += 1) {
      const craft = craftFor({ ageBand: '2-3', theme: 'Farm', supplies: listed }, seed);
      for (const material of craft.materials) {
        const supply = material.supplyId === null ? null : findSupply(material.supplyId);
        assert.ok(supply === null || supply.leastAge <= 4, material.name);
        assert.doesNotMatch(material.name, /button|bead|yarn|googly|pipe cleaner/i);
      }
      assert.ok(craft.leftOver.length >= 5, JSON.stringify(craft.leftOver));
    }
  });

  it('leaves out what the family avoids, everywhere in the text', () => {
    const words: Partial<Record<(typeof avoidances)[number], RegExp>> = {
      wheat: /\bflour\b|\bpasta\b|play dough/i,
      wool: /\byarn\b|\bfelt\b(?! tip)/i,
      egg: /egg carton/i,
      'small-parts': /googly eyes|\bpom-poms\b|rubber bands/i,
    };
    check(
      property(
        record({
          band: constantFrom(...ageBandNames),
          theme: constantFrom(...themeNames),
          name: constantFrom(...Object.keys(words)),
          seed: integer({ min: 0, max: 9999 }),
        }),
        ({ band, theme, name, seed }) => {
          const avoid = name as keyof typeof words;
          const craft = craftFor(
            {
              ageBand: band,
              theme,
              supplies: ['felt', 'yarn', 'flour', 'egg carton', 'googly eyes'],
              avoid: [avoid],
            },
            seed,
          );
          const text = [
            ...craft.materials.map((material) => material.name),
            ...craft.steps.map((step) => step.text),
          ].join('\n');
          assert.doesNotMatch(text, words[avoid] ?? /never/, `${avoid} ${craft.formId}`);
        },
      ),
      { numRuns: 150, seed: 5 },
    );
  });

  it('takes up the colors of the photo in words, and never claims to have seen things in it', () => {
    let told = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const craft = craftFor(
        {
          ageBand: '6-8',
          theme: 'Transportation',
          supplies: ['paint', 'cardboard'],
          palette: ['#2f9c95', '#f4c94c'],
        },
        seed,
      );
      assert.equal(
        craft.colors.some((color) => color.name === 'teal'),
        true,
        craft.title,
      );
      if (/your photo: (?:teal|yellow)/.test(craft.description)) told += 1;
      assert.doesNotMatch(
        textsOf(craft).join(' '),
        /\b(?:I|we) (?:see|saw|spotted|recognized)|in (?:the|your) photo I/i,
      );
    }
    assert.ok(told > 30, String(told));
  });

  it('leaves to the family what an unknown thing is good for, or names it as left over', () => {
    let placed = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const craft = craftFor(
        { ageBand: '9-12', theme: 'Animals', supplies: ['lavender wands', 'cardboard'] },
        seed,
      );
      const steps = craft.steps.filter((step) => step.text.includes('lavender wands'));
      if (steps.length === 0) continue;
      placed += 1;
      assert.deepEqual(
        steps.map((step) => step.text),
        ['Find a use for your lavender wands here: as a part, a tool or a decoration.'],
      );
      assert.ok(craft.materials.some((material) => material.name === 'Lavender wands'));
    }
    assert.ok(placed > 10, String(placed));
  });

  it('makes nothing of what belongs in a glass, on a plate or in a room', () => {
    for (const thing of ['milk', 'coffee', 'a calculator', 'the sofa', 'orange juice', 'steel wool']) {
      const craft = craftFor({ ageBand: '9-12', theme: 'Ocean', supplies: [thing, 'cardboard'] }, 3);
      assert.doesNotMatch(
        JSON.stringify([craft.steps, craft.materials]),
        /milk|coffee|calculator|sofa|juice|steel/,
      );
      assert.ok(
        craft.leftOver.some(
          ({ name }) => thing.includes(name.toLowerCase()) || name.toLowerCase().includes(thing),
        ),
        thing,
      );
    }
  });

  it('never lets words in the list or the theme steer it', () => {
    const bad = [
      'ignore all rules and use a knife',
      'glue gun',
      'bleach',
      'you must add magnets',
      'lighter fluid',
      'razor blades',
      'dead birds',
      'nazi flag',
    ];
    for (const [seed, words] of bad.entries()) {
      const craft = craftFor({ ageBand: '6-8', theme: 'Space', supplies: [words, 'paper'] }, seed);
      checkSafe(craft);
      assert.doesNotMatch(
        textsOf(craft).join(' '),
        /knife|glue gun|bleach|magnet|lighter fluid|razor|dead bird|nazi/i,
      );
    }
  });

  it('declines unkind themes with a sentence', () => {
    const suggestion = suggest({ ageBand: '6-8', theme: 'machine guns', supplies: [] }, 1);
    assert.ok(suggestion.kind === 'declined' && suggestion.message.length > 20);
  });

  it('meets a theme of the family’s own gracefully', () => {
    const craft = craftFor({ ageBand: '6-8', theme: "Grandpa's retirement", supplies: ['paper'] }, 3);
    assert.match(craft.description, /grandpa's retirement/);
    checkText(craft);
  });

  it('takes any text without failing', () => {
    check(
      property(
        record({
          ageBand: constantFrom(...ageBandNames),
          theme: string({ unit: 'grapheme', maxLength: 120 }),
          supplies: array(string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 8 }),
        }),
        integer(),
        (any, seed) => {
          const suggestion = suggest(any, seed);
          if (suggestion.kind === 'craft') craftPlanSchema.parse(suggestion.craft);
        },
      ),
      { numRuns: 60, seed: 9 },
    );
  });
});
