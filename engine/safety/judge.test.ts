import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assert as check, constantFrom, property, string } from 'fast-check';
import { ageBandNames, ageBands, type AgeBand } from '#contract/common.ts';
import { themeNames } from '#contract/common.ts';
import { textOf } from '#engine/choosing/plan-text.ts';
import { suggest } from '#engine/choosing/suggest.ts';
import { supplies } from '#engine/supplies/catalog.ts';
import type { CraftText } from './craft.ts';
import { judge } from './judge.ts';
import { settle } from './review.ts';
import { rules } from './rules.ts';
import { ShownCraft } from './shown.ts';

const calm: CraftText = {
  title: 'Paper Fish',
  description: 'A fish made of paper.',
  materials: ['paper', 'crayons'].map((name) => ({ name, amount: '', optional: false, substitutes: [] })),
  steps: [{ text: 'Draw a fish on the paper.', who: 'together' }],
  safetyNotes: ['Stay beside your child.'],
  goFurther: null,
  imageAlt: 'A paper fish',
};

const withStep = (text: string, who: 'child' | 'together' | 'grown-up' = 'together'): CraftText => ({
  ...calm,
  steps: [...calm.steps, { text, who }],
});
const withMaterial = (name: string): CraftText => ({
  ...calm,
  materials: [...calm.materials, { name, amount: '', optional: false, substitutes: [] }],
});

const stepShown = (craft: CraftText, band: AgeBand): string | null => {
  const settled = settle(judge(craft, band));
  return settled.kind === 'known' ? (settled.shown.steps.at(-1)?.text ?? '') : null;
};

describe('the judge', () => {
  it('leaves a calm craft as it is, for every age', () => {
    for (const band of ageBandNames) {
      const verdict = judge(calm, band);
      assert.equal(verdict.kind, 'known', JSON.stringify(verdict));
      if (verdict.kind === 'known') assert.deepEqual(verdict.changes, []);
    }
  });

  it('takes what is done with things, the neck of a bottle and a meal for what they are', () => {
    const harmless = [
      'Put them in the fridge until firm.',
      'Put glue round the neck of the bottle and screw the lid on.',
      'Let the felt dry on the radiator shelf.',
    ];
    for (const text of harmless) assert.equal(judge(withStep(text), '6-8').kind, 'known', text);
    const toast: CraftText = {
      ...calm,
      title: 'Toast With a Face',
      description: 'Breakfast is painted with milk.',
      materials: ['bread', 'milk', 'food coloring', 'new soft brush'].map((name) => ({
        name,
        amount: '',
        optional: false,
        substitutes: [],
      })),
      steps: [
        { text: 'Paint a smile on the bread with the brush, toast it together and eat it.', who: 'together' },
      ],
      imageAlt: 'Toast with a smile',
    };
    assert.equal(judge(toast, '4-5').kind, 'known');
    assert.notEqual(judge(withStep('Hide in the fridge and close the door.'), '6-8').kind, 'known');
    assert.notEqual(judge(withStep('Tie the cord round the neck and pull it tight.'), '6-8').kind, 'known');
  });

  it('knows that what follows a drawing is done and not drawn', () => {
    for (const text of [
      'Paint the leaf and eat it.',
      'Roll the salt dough flat and eat it.',
      'Draw a face and lick it.',
    ])
      assert.equal(stepShown(withStep(text), '4-5'), null, text);
    assert.notEqual(stepShown(withStep('Draw a dog that eats its dinner.'), '4-5'), null);
  });

  it('knows a shut box, a wrapped head, a way in by the ledge and found mushrooms by what is done', () => {
    const dangers: readonly [AgeBand, string][] = [
      ['2-3', 'Stay in until the others have found you.'],
      ['4-5', 'Wind the cling film round the head too.'],
      ['9-12', 'Get in over the third floor ledge.'],
      ['13+', 'Fry the caps with butter when the spore print is white.'],
    ];
    for (const [band, text] of dangers) assert.equal(judge(withStep(text), band).kind, 'dangerous', text);
    const calmOnes = [
      'Wind the yarn round the head of the doll.',
      'Stay in the lines until the fish is blue.',
    ];
    for (const text of calmOnes) assert.notEqual(judge(withStep(text), '6-8').kind, 'dangerous', text);
  });

  it('lets nettles be picked with gloves from six years on', () => {
    const cord = { ...withMaterial('stinging nettles'), safetyNotes: [] };
    assert.equal(judge(cord, '4-5').kind, 'dangerous');
    const verdict = judge(cord, '9-12');
    assert.ok(verdict.kind === 'known' && verdict.notes.some((note) => note.includes('gloves')));
  });

  it('agrees with the supplies on the age from which a dangerous thing may lie on the table', () => {
    const dangerous = supplies.filter(({ danger }) => danger !== '');
    assert.ok(dangerous.length >= 10);
    for (const { name, plural, leastAge } of dangerous) {
      const band = ageBandNames.find((one) => ageBands[one].min === leastAge) ?? assert.fail(name);
      for (const said of [name, plural]) {
        const verdict = judge(withMaterial(said), band);
        assert.equal(verdict.kind, 'known', `${said} at ${band}`);
        assert.deepEqual(verdict.kind === 'known' && verdict.changes, [], said);
      }
    }
  });

  it('believes the words and not the label beside them', () => {
    for (const who of ['child', 'together', 'grown-up'] as const)
      assert.equal(
        stepShown(withStep('Your toddler cuts the rays with a sharp knife, all alone.', who), '2-3'),
        null,
      );
  });

  it('takes no help of people from things that are glued together', () => {
    const glued = stepShown(withStep('Glue the sticks together with the hot glue gun.'), '6-8') ?? '';
    assert.match(glued, /grown-up/i);
  });

  it('lets a snack be eaten, and neither what is painted nor what may be raw', () => {
    const made = (...names: string[]): CraftText => ({
      ...calm,
      materials: names.map((name) => ({ name, amount: '', optional: false, substitutes: [] })),
      steps: [...calm.steps, { text: 'Then eat it.', who: 'together' }],
    });
    assert.equal(stepShown(made('bread', 'cucumber', 'a plate'), '6-8'), 'Then eat it.');
    for (const names of [
      ['bread', 'paint'],
      ['eggs', 'sugar'],
    ])
      assert.equal(stepShown(made(...names), '6-8'), null, names.join());
  });

  it('says the watching although the description has a grown-up near', () => {
    const craft = { ...withMaterial('epoxy resin'), description: 'Cast resin with a parent at your side.' };
    const verdict = judge(craft, '13+');
    const { notes } =
      verdict.kind === 'unreadable' ? verdict.known : verdict.kind === 'known' ? verdict : assert.fail();
    assert.match(notes.join(' '), /gloves/);
  });

  it('knows dangers by rarer names and other spellings', () => {
    for (const name of [
      'marbels',
      'mag-nets',
      'bat tery acid',
      'sodium tetraborate',
      'split shot',
      'Orbeez',
      'CR2032',
      'm а g n e t s',
      's u p e r  g l u e',
      'nurdles',
      'the cell from a hearing aid',
    ])
      assert.equal(stepShown(withMaterial(name), '2-3'), null, name);
  });

  it('stops at acts that need no dangerous word', () => {
    const acts: [AgeBand, string][] = [
      ['4-5', 'Climb into the chest, pull the lid down and wait in the dark.'],
      ['4-5', 'Choose the smooth bit of drive back behind the parked van.'],
      ['6-8', 'Open the landing window and lean out until you can reach the gutter.'],
      ['6-8', 'Add the vinegar and screw the lid on tight.'],
      ['4-5', 'While the boats sail, use the ten quiet minutes to hang up the washing.'],
      ['4-5', 'Come again after ten minutes to see what they have made of the bath.'],
      ['9-12', 'Look straight at the sun through the film.'],
      ['2-3', 'Knot each end of the string to the bars of the cot.'],
      ['13+', 'Keep the heat on high until the wax starts to smoke.'],
      ['4-5', 'Put a strip of tape over your mouth.'],
    ];
    for (const [band, text] of acts) assert.equal(stepShown(withStep(text), band), null, text);
  });

  it('leaves harmless things alone that sound like dangers', () => {
    const texts = [
      'Cut a candle from red paper and glue it on the card.',
      'Draw a knife and a fork beside the plate.',
      'Paint the poison dart frog blue.',
      'Add three killer whales to the sea.',
      'Match the colors of the two halves.',
      'Glue pine needles on the branch.',
      'No scissors are needed: tear the paper.',
      'Color the fireworks in hot pink and iron gray.',
    ];
    for (const text of texts) assert.equal(stepShown(withStep(text), '6-8'), text);
  });

  it('puts the grown-up into the words where one is needed, with a note', () => {
    const verdict = judge(withStep('Press the leaves between two sheets with an iron.'), '9-12');
    assert.ok(verdict.kind === 'known', JSON.stringify(verdict));
    assert.match(verdict.shown.steps.at(-1)?.text ?? '', /^A grown-up .*ironing|grown-up/);
    assert.ok(verdict.notes.some((note) => /grown-up/.test(note)));
    assert.equal(verdict.changes.length, 1);
  });

  it('gives a step that is too much for a child to the grown-up, in a sentence that reads well', () => {
    assert.equal(
      stepShown(withStep('Your child irons the sheets of wax paper.', 'child'), '4-5'),
      'A grown-up irons the sheets of wax paper.',
    );
  });

  it('swaps small parts that only decorate, in the list and in the steps', () => {
    const verdict = judge(
      {
        ...withStep('Glue the googly eyes on the fish.'),
        materials: [
          ...calm.materials,
          { name: 'Googly eyes', amount: '2', optional: false, substitutes: [] },
        ],
      },
      '2-3',
    );
    assert.ok(verdict.kind === 'known', JSON.stringify(verdict));
    assert.equal(verdict.shown.materials.at(-1)?.name, 'paper circles');
    assert.equal(verdict.shown.steps.at(-1)?.text, 'Glue the paper circles on the fish.');
    assert.equal(stepShown(withStep('Pour the googly eyes into the bottle and shake it.'), '2-3'), null);
  });

  it('changes nothing where the grown-up is named already', () => {
    for (const text of [
      'A grown-up irons the leaves between two sheets while your child picks the next one.',
      'Ask a parent to cut the slit with a craft knife.',
    ])
      assert.equal(stepShown(withStep(text), '4-5'), text);
  });

  it('leaves out a stand-in, a note or a way to go further that is not safe', () => {
    const verdict = judge(
      {
        ...calm,
        materials: [{ name: 'tape', amount: '', optional: false, substitutes: ['magnets', 'glue'] }],
        safetyNotes: ['Stay close.', 'Keep this secret from your parents.'],
        goFurther: 'Set the fish on fire and watch it burn.',
      },
      '6-8',
    );
    assert.ok(verdict.kind === 'known', JSON.stringify(verdict));
    assert.deepEqual(verdict.shown.materials[0]?.substitutes, ['glue']);
    assert.equal(verdict.shown.goFurther, null);
    assert.ok(!verdict.shown.safetyNotes.some((note) => /secret/.test(note)));
  });

  it('does not vouch for a material that it does not know', () => {
    assert.equal(judge(withMaterial('gromblets'), '2-3').kind, 'unreadable');
    assert.equal(judge(withMaterial('zinthium oxalate'), '13+').kind, 'unreadable');
  });

  it('takes a material for what it is, and not for what it is for or comes without', () => {
    assert.equal(judge(withMaterial('felt for eyes and nostrils'), '6-8').kind, 'known');
    assert.equal(judge(withMaterial('wallpaper paste without fungicide'), '9-12').kind, 'known');
    assert.equal(judge(withMaterial('fungicide without a label'), '9-12').kind, 'unreadable');
  });

  it('hands out what may be shown in a form that nobody else can make', () => {
    const verdict = judge(calm, '6-8');
    assert.ok(verdict.kind === 'known' && verdict.shown instanceof ShownCraft);
    assert.throws(() => new ShownCraft(Symbol('forged') as never, calm));
  });

  it('has a demand for every band and a reason in every rule that asks for something', () => {
    for (const rule of rules) {
      const demands = ageBandNames.map((band) => rule.demands[band]);
      if (demands.some((demand) => demand !== 'fine' && demand !== 'note'))
        assert.notEqual(rule.reason, '', rule.id);
      for (const band of ageBandNames)
        if (!rule.isAct && /^(?:note|together|grown-up)$/.test(rule.demands[band]))
          assert.match(rule.watch[band].sentence, /grown-up/i, `${rule.id} ${band}`);
    }
  });

  it('says what a grown-up watches where one is only somewhere about', () => {
    const notes = (text: string, band: AgeBand): string => {
      const verdict = judge({ ...withStep(text), safetyNotes: [] }, band);
      assert.equal(verdict.kind, 'known', text);
      return verdict.kind === 'known' ? verdict.notes.join(' ') : '';
    };
    assert.match(
      notes('Glue the toothpicks on. A grown-up is in the kitchen.', '6-8'),
      /grown-up .*toothpick/,
    );
    assert.match(notes('Push the fruit along the skewers. It is quicker with a parent.', '6-8'), /skewer/);
    assert.match(notes('Walk to the footbridge with the family and drop the twigs.', '6-8'), /water/);
    assert.equal(notes('A grown-up snips the points off the skewers and watches them.', '6-8'), '');
  });

  it('lets a grown-up light a candle that nobody is named for, and no child', () => {
    assert.match(stepShown(withStep('Light the candle in the lantern.'), '9-12') ?? '', /grown-up/);
    assert.equal(stepShown(withStep('Your child lights the candle in the lantern.'), '6-8'), null);
  });

  it('tells what is done with a thing from what is done to somebody', () => {
    const pairs: readonly [AgeBand, string, string][] = [
      ['6-8', 'Pour over hot water from the kettle and let it cool.', 'Pour the kettle over your hands.'],
      ['9-12', 'Drop the sticks from the bridge.', 'Jump down from the bridge.'],
      ['9-12', 'Slide it in the oven until the wax has melted.', 'Slide in the oven and close the door.'],
      ['6-8', 'Leave the pots in the box overnight.', 'Leave the candle burning overnight.'],
      ['9-12', 'Aim at the castle and not at people.', 'Aim at the dog and not at people.'],
      ['9-12', 'Let out the kite line.', 'Fly the kite near the power lines.'],
      ['9-12', 'Hold the strip over the steam with tongs.', 'Hold your face over the steam and breathe.'],
    ];
    for (const [band, calmOne, harmful] of pairs) {
      assert.notEqual(judge(withStep(calmOne), band).kind, 'dangerous', calmOne);
      assert.equal(stepShown(withStep(harmful), band), null, harmful);
    }
  });

  it('reads the size of what would be too small', () => {
    assert.equal(judge(withMaterial('pompoms'), '2-3').kind, 'dangerous');
    assert.notEqual(judge(withMaterial('big pompoms, fist-sized'), '2-3').kind, 'dangerous');
  });

  it('gives plugging in to a grown-up', () => {
    assert.match(
      stepShown(withStep('Plug in the string lights and lay them around the frame.'), '9-12') ?? '',
      /grown-up does the plugging in/,
    );
    assert.equal(stepShown(withStep('Your child plugs in the lamp alone.'), '6-8'), null);
  });

  it('never gets milder when harmless or soothing words surround a danger', () => {
    const noise = constantFrom(
      'Have fun.',
      'This was checked by experts.',
      'All ages can do this.',
      'Sing a song!',
      '',
    );
    const danger = constantFrom(
      'Pull the plastic bag over your head.',
      'Swallow the small magnets.',
      'Light the candle by yourself.',
    );
    check(
      property(danger, noise, noise, (text, before, after) => {
        assert.equal(stepShown(withStep(`${before} ${text} ${after}`.trim()), '6-8'), null);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('reads any text without failing', () => {
    check(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        judge({ ...withStep(text), title: text, description: text, goFurther: text }, '6-8');
      }),
      { numRuns: 80, seed: 3 },
    );
  });

  it('has nothing against what the house makes', () => {
    for (const band of ageBandNames)
      for (const [seed, theme] of themeNames.entries()) {
        const made = suggest({ ageBand: band, theme, supplies: [] }, seed);
        assert.ok(made.kind === 'craft');
        assert.equal(judge(textOf(made.craft), band, { isOurs: true }).kind, 'known', made.craft.title);
      }
  });
});
