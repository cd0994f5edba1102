import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CraftText } from './craft.ts';
import { judge } from './judge.ts';
import { twins, type Twin } from './twins.data.ts';

const craftOf = ({ title = 'A Paper Morning', with: thing = 'paper' }: Twin, text: string): CraftText => ({
  title,
  description: 'Something to make at the table.',
  materials: ['paper', thing].map((name) => ({ name, amount: '', optional: false, substitutes: [] })),
  steps: [{ text, who: 'together' }],
  safetyNotes: [],
  goFurther: null,
  imageAlt: 'What was made',
});

describe('what sounds alike and is not', () => {
  for (const [name, list] of Object.entries(twins))
    it(`tells them apart: ${name}`, () => {
      for (const twin of list) {
        assert.equal(judge(craftOf(twin, twin.harm), twin.band).kind, 'dangerous', twin.harm);
        assert.notEqual(judge(craftOf(twin, twin.calm), twin.band).kind, 'dangerous', twin.calm);
      }
    });
});

const shownAs = (twin: Omit<Twin, 'harm' | 'calm'>, text: string): string | null => {
  const verdict = judge(craftOf({ ...twin, harm: '', calm: '' }, text), twin.band);
  return verdict.kind === 'dangerous'
    ? null
    : JSON.stringify(verdict.kind === 'known' ? verdict.shown : verdict.known.shown);
};

describe('what a grown-up beside makes fine', () => {
  it('keeps a boat that is launched at the edge, and nobody who leans over or wades', () => {
    for (const band of ['4-5', '6-8'] as const)
      assert.match(
        shownAs({ band }, 'Kneel at the stream and launch the paper boat.') ?? '',
        /within arm's reach/,
      );
    assert.equal(shownAs({ band: '6-8' }, 'Lean over the edge of the pond and scoop.'), null);
    assert.equal(shownAs({ band: '6-8' }, 'Wade into the stream and launch the paper boat.'), null);
    assert.equal(shownAs({ band: '6-8' }, 'Sit at the end of the pier and launch the paper boat.'), null);
    assert.equal(shownAs({ band: '6-8' }, 'Look over the edge of the well.'), null);
    assert.equal(shownAs({ band: '2-3' }, 'Kneel at the stream and launch the paper boat.'), null);
  });

  it('keeps a battery tea light from four on, its lid screwed shut, and no loose cell', () => {
    assert.match(
      shownAs({ band: '4-5', with: 'LED tea light' }, 'Put it in the lantern.') ?? '',
      /screwed shut/,
    );
    assert.equal(shownAs({ band: '2-3', with: 'LED tea light' }, 'Put it in the lantern.'), null);
    assert.equal(shownAs({ band: '4-5', with: 'button cell' }, 'Put it in the lantern.'), null);
  });

  it('takes a bell that is rung in play for no small part', () => {
    assert.notEqual(shownAs({ band: '2-3' }, 'Ring the bell: ding ding!'), null);
    assert.equal(shownAs({ band: '2-3', with: 'jingle bell' }, 'Ring the bell: ding ding!'), null);
  });

  it('reads how big small parts are, for two-year-olds', () => {
    const line = 'Lay the beads in a row.';
    assert.equal(shownAs({ band: '2-3', with: 'wooden beads' }, line), null);
    assert.notEqual(shownAs({ band: '2-3', with: 'wooden beads (egg-sized)' }, line), null);
    assert.notEqual(shownAs({ band: '2-3', with: 'wooden beads, bigger than a golf ball' }, line), null);
    assert.match(
      shownAs({ band: '2-3', with: 'wooden beads, walnut-sized' }, line) ?? '',
      /grown-up counts the beads/,
    );
  });

  it('keeps a clip that only the grown-up puts on, for two-year-olds', () => {
    const clip = { band: '2-3', with: 'rubber band' } as const;
    assert.notEqual(shownAs(clip, 'A grown-up fixes the paper with the rubber band.'), null);
    assert.equal(shownAs(clip, 'Your toddler fixes the paper with the rubber band.'), null);
  });

  it('keeps small food that is mashed or that the grown-up cuts, and none that is whole, for two-year-olds', () => {
    assert.notEqual(shownAs({ band: '2-3', with: 'blueberry puree' }, 'Stir it with a spoon.'), null);
    assert.match(
      shownAs({ band: '2-3', with: 'blueberries' }, 'Stir the blueberries with a spoon.') ?? '',
      /cuts the blueberries small/,
    );
    assert.equal(
      shownAs({ band: '2-3', with: 'whole blueberries' }, 'Stir the blueberries with a spoon.'),
      null,
    );
    assert.equal(shownAs({ band: '2-3', with: 'popcorn' }, 'Stir the popcorn with a spoon.'), null);
  });

  it('keeps magnets that nobody can swallow, and no tiny or strong ones', () => {
    for (const thing of ['horseshoe magnet', 'ring magnet, 4 cm', 'flat fridge magnet sheet'])
      assert.match(
        shownAs({ band: '4-5', with: thing }, 'Hold the magnet under the card.') ?? '',
        /no magnet goes near a mouth/,
      );
    for (const thing of ['tiny ring magnets', 'neodymium magnets', 'magnets', 'bar magnets, 5 mm'])
      assert.equal(shownAs({ band: '4-5', with: thing }, 'Hold the magnet under the card.'), null);
    assert.notEqual(shownAs({ band: '9-12', with: 'fridge magnets' }, 'Glue the magnet on the back.'), null);
    assert.equal(shownAs({ band: '9-12', with: 'strong magnets' }, 'Glue the magnet on the back.'), null);
  });

  it('keeps a balloon that is blown up, and no floppy one, for two-year-olds', () => {
    const balloon = { band: '2-3', with: 'balloon' } as const;
    assert.match(
      shownAs(balloon, 'Blow up the balloon and print with it.') ?? '',
      /throws every burst piece/,
    );
    assert.equal(shownAs(balloon, 'Print with the balloon.'), null);
    assert.equal(shownAs(balloon, 'Blow up the balloon after she has chewed it soft.'), null);
  });

  it('lets four-year-olds hammer with somebody beside, and two-year-olds not', () => {
    assert.match(
      shownAs({ band: '4-5', with: 'hammer' }, 'Let your child tap with the hammer.') ?? '',
      /every tap of the hammer/,
    );
    assert.equal(shownAs({ band: '2-3', with: 'hammer' }, 'Let your child tap with the hammer.'), null);
  });

  it('says who stands at the oven where only the heat is named', () => {
    assert.match(
      shownAs({ band: '4-5' }, 'Slide the tray in at 180 °C for ten minutes.') ?? '',
      /grown-up does the heating/,
    );
  });

  it('keeps tools of older ones with the grown-up beside, and refuses them for younger ones', () => {
    for (const [thing, line, said] of [
      ['gas torch', 'Move the gas torch along the grain.', /outdoors/],
      ['bleach pen', 'Dot the stars with the bleach pen.', /gloves/],
    ] as const) {
      assert.match(shownAs({ band: '13+', with: thing }, line) ?? '', said);
      assert.equal(shownAs({ band: '6-8', with: thing }, line), null);
    }
    assert.match(shownAs({ band: '13+', with: 'steel wool' }, 'Rub with it.') ?? '', /grown-up/);
    assert.equal(shownAs({ band: '13+', with: 'steel wool' }, 'Touch the battery with steel wool.'), null);
  });

  it('knows who hangs it where the grown-up is named before', () => {
    assert.doesNotMatch(
      shownAs({ band: '6-8' }, 'Give it to a grown-up, who hangs it from the ceiling.') ?? 'nobody hangs',
      /nobody hangs|high and watches that nobody climbs.{0,80}Give it/,
    );
  });

  it('takes no title for a deed that nothing else speaks of', () => {
    const title = 'No-Air Moon Helmet';
    assert.notEqual(shownAs({ band: '6-8', title }, 'Paint the box silver.'), null);
    assert.equal(shownAs({ band: '6-8', title }, 'Hold your breath inside it.'), null);
    assert.equal(shownAs({ band: '6-8', title: 'Home-Alone Helmet' }, 'Paint the box silver.'), null);
  });

  it('hears no stove where a cardboard pot boils', () => {
    const pot = { band: '4-5', with: 'card pot' } as const;
    assert.doesNotMatch(shownAs(pot, 'Look, the soup is boiling!') ?? 'refused', /refused|hot pan/);
    assert.match(shownAs(pot, 'Lay it in boiling water on the stove.') ?? '', /hot pan/);
  });

  it('takes carving for a blade where there is something to carve', () => {
    assert.doesNotMatch(
      shownAs({ band: '9-12' }, 'Carve shapes out of the shadow.') ?? 'refused',
      /refused|sharp/,
    );
    assert.match(shownAs({ band: '9-12', with: 'a bar of wood' }, 'Carve the fins.') ?? '', /sharp/);
  });

  it('takes a split pin that is pushed through for no push pin', () => {
    const split = 'Push the pin through and open its legs.';
    assert.doesNotMatch(shownAs({ band: '6-8', with: 'split pin' }, split) ?? 'refused', /refused|hammer/);
    assert.match(shownAs({ band: '6-8', with: 'push pin' }, 'Push it in.') ?? '', /grown-up holds/);
  });

  it('lists nothing that another thing only stands for', () => {
    const roll = 'Roll the clay into balls.';
    assert.notEqual(shownAs({ band: '9-12', with: 'egg box as ammunition case' }, roll), null);
    assert.notEqual(shownAs({ band: '13+', with: 'cardboard for the rope and the revolver' }, roll), null);
    assert.equal(shownAs({ band: '9-12', with: 'ammunition case' }, roll), null);
  });

  it('lets two-year-olds plant bulbs with somebody beside, and play kitchen with none', () => {
    const bulbs = { band: '2-3', with: 'daffodil bulbs' } as const;
    assert.match(shownAs(bulbs, 'Cover the bulbs with soil.') ?? '', /hands are washed/);
    assert.equal(shownAs(bulbs, 'Peel and chop the bulbs for soup.'), null);
  });

  it('lets older ones fry with somebody at the stove, and younger ones not', () => {
    const fry = 'Bring the oil to 180 degrees and heat the iron in it.';
    assert.match(shownAs({ band: '13+' }, fry) ?? '', /lid at hand/);
    assert.equal(shownAs({ band: '9-12' }, fry), null);
    assert.equal(shownAs({ band: '13+' }, 'Leave the oil on the stove until it smokes.'), null);
  });
});
