import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { getSupply } from '#engine/supplies/catalog.ts';
import { bind } from './bind.ts';
import { forAnything } from './for-anything.ts';
import { rankRecipes, searchFor } from './choose.ts';
import { holdsOn } from './holds.ts';
import { rarity } from './rarity.ts';
import { weigh, weighThings } from './score.ts';
import { suggest } from './suggest.ts';
import type { SuggestRequest } from '#contract/ideas.ts';
import { shaker, tableFor } from './try-shaker.ts';

describe('a recipe on a table', () => {
  it('takes what lies there before what is usual', () => {
    const made = bind(shaker, null, tableFor(['cardboard tube', 'dried beans']));
    assert.equal(made?.bound.get('body')?.supply?.id, 'cardboard-tube');
    assert.equal(made?.bound.get('fill')?.supply?.id, 'dried-bean');
    assert.equal(made?.bound.get('fill')?.listed, true);
  });

  it('leaves out the step of a trim that nobody has, and the glue with it', () => {
    const made = bind(shaker, null, tableFor(['plastic bottle']));
    assert.deepEqual(
      made?.steps.map(({ step }) => step.id),
      ['fill', 'mark', 'shake'],
    );
    assert.equal(made?.bound.has('stick'), false);
  });

  it('chooses the glue that holds on what is glued', () => {
    const stick = (body: string) =>
      bind(shaker, null, tableFor([body, 'crepe paper', 'glue stick']))?.bound.get('stick')?.supply?.id;
    assert.equal(stick('cardboard tube'), 'glue-stick');
    assert.notEqual(stick('plastic bottle'), 'glue-stick');
  });

  it('cannot be made where everything for a slot is avoided or too small', () => {
    assert.equal(
      bind(shaker, null, tableFor(['plastic bottle'], { avoid: ['small-parts'] }))?.bound.get('fill')?.supply
        ?.id,
      'rice',
    );
    assert.equal(bind(shaker, null, tableFor(['plastic bottle'], { ageBand: '2-3' })), null);
  });

  it('does not count on more than the family has', () => {
    const pair = {
      ...shaker,
      slots: shaker.slots.map((slot) =>
        slot.name === 'body' ? { ...slot, amount: { count: 2, unit: 'piece' } } : slot,
      ),
    };
    const bodyOf = (supplies: string[]) => bind(pair, null, tableFor(supplies))?.bound.get('body');
    assert.equal(bodyOf(['1 plastic bottle'])?.listed, false);
    assert.equal(bodyOf(['2 plastic bottles'])?.listed, true);
    assert.equal(bodyOf(['clean plastic bottle'])?.listed, false);
    assert.equal(bodyOf(['clean plastic bottles'])?.listed, true);
    assert.equal(bodyOf(['toilet paper tube'])?.listed, true);
  });

  it('takes a thing that is there once for one place only, and two sheets out of a box', () => {
    const [body, fill] = shaker.slots;
    assert.ok(body && fill);
    const box = { ...body, options: [getSupply('cereal-box')], amount: { count: 1, unit: 'piece' } };
    const listedIn = (other: Partial<typeof body>, supplies: string[]): boolean[] => {
      const second = { ...box, name: 'second', ...other };
      const steps = [{ ...(shaker.steps[0] ?? assert.fail()), uses: ['body', 'second'] }];
      const made = bind({ ...shaker, slots: [box, second], steps }, null, tableFor(supplies));
      return ['body', 'second'].map((name) => made?.bound.get(name)?.listed ?? assert.fail());
    };
    assert.deepEqual(listedIn({}, ['cereal box']), [true, false]);
    assert.deepEqual(listedIn({}, ['two cereal boxes']), [true, true]);
    assert.deepEqual(listedIn({}, ['cereal boxes']), [true, true]);
    assert.deepEqual(listedIn({ role: 'tool' }, ['cereal box']), [true, true]);
    const sheets = (count: number): boolean | undefined =>
      bind(
        { ...shaker, slots: [{ ...box, amount: { count, unit: 'sheet' } }], steps: [] },
        null,
        tableFor(['cereal box']),
      )?.bound.get('body')?.listed;
    assert.deepEqual([sheets(2), sheets(3)], [true, false]);
  });

  it('is worth more with its heart on the table, and with less to find', () => {
    const weightOf = (supplies: string[]): number => {
      const table = tableFor(supplies);
      const made = bind(shaker, null, table);
      assert.ok(made);
      return weigh(weighThings(made, table), made, { fit: 'is', named: 0, isBeside: false }).total;
    };
    assert.ok(weightOf(['plastic bottle', 'buttons']) > weightOf(['rice', 'buttons']));
    assert.ok(weightOf(['plastic bottle', 'rice']) > weightOf(['plastic bottle']));
  });

  it('is worth less the harder what it lacks is to find', () => {
    const weightWith = (fill: string): number => {
      const slots = shaker.slots.map((slot) =>
        slot.name === 'fill' ? { ...slot, options: [getSupply(fill)] } : slot,
      );
      const table = tableFor(['plastic bottle', 'marker', 'glue']);
      const made = bind({ ...shaker, slots }, null, table);
      assert.ok(made);
      return weighThings(made, table).total;
    };
    assert.ok(weightWith('sock') > weightWith('sea-glass') + 1);
  });
});

describe('what the family laid out', () => {
  it('asks the more to be used the fewer crafts there are for it', () => {
    const weights = ['paper', 'embroidery-floss', 'wool-roving'].map((id) => rarity(getSupply(id)));
    assert.deepEqual(
      weights,
      weights.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(weights).size, weights.length);
    const supplies = ['wool roving', 'sponge', 'black beads', 'embroidery thread'];
    for (let seed = 1; seed <= 6; seed += 1) {
      const made = suggest({ ageBand: '13+', theme: 'Animals', supplies }, seed);
      assert.ok(made.kind === 'craft' && made.craft.materials.some(({ name }) => name === 'Wool roving'));
    }
  });
});

describe('a box', () => {
  const trainWith = (box: string) =>
    rankRecipes(
      searchFor({ ageBand: '4-5', theme: 'trains', supplies: [box, 'paint', 'bottle caps', 'masking tape'] }),
    ).find(({ binding }) => binding.recipe.id === 'ride-along-train');

  it('is of the size that the craft wants where nobody says how large it is', () => {
    for (const box of ['boxes', 'old cardboard boxes', '3 boxes']) {
      const train = trainWith(box);
      assert.equal(train?.binding.bound.get('cars')?.supply?.id, 'small-box', box);
      assert.equal(train?.reasons.heart, 1, box);
      assert.ok(!train?.reasons.unused.some(({ id }) => /box/.test(id)), box);
    }
  });

  it('is large where somebody says so, and one where there is one', () => {
    assert.equal(trainWith('moving boxes')?.binding.bound.get('cars')?.listed, false);
    assert.equal(trainWith('1 box')?.binding.bound.get('cars')?.listed, false);
  });

  it('stands on the page as what was taken, and not in the drawer', () => {
    const made = suggest(
      { ageBand: '4-5', theme: 'Transportation', supplies: ['boxes', 'red paint', 'bottle caps', 'tape'] },
      3,
    );
    assert.ok(made.kind === 'craft');
    assert.ok(made.craft.materials.some(({ name }) => /box/i.test(name)));
    assert.ok(!made.craft.leftOver.some(({ name }) => /box/i.test(name)));
  });
});

describe('tools and colors that lie there', () => {
  it('speak the more for a craft the fewer crafts take them', () => {
    const weightWith = (pen: string): number => {
      const slots = shaker.slots.map((slot) =>
        slot.name === 'pen' ? { ...slot, options: [getSupply(pen)] } : slot,
      );
      const table = tableFor(['plastic bottle', 'rice', 'paper', pen]);
      const made = bind({ ...shaker, slots }, null, table);
      assert.ok(made);
      return weighThings(made, table).total;
    };
    assert.ok(weightWith('spray-bottle') > weightWith('marker') + 0.5);
    assert.equal(weightWith('marker'), weightWith('scissors'));
  });

  it('decide between crafts that are worth the same', () => {
    const supplies = ['paper plates', 'blue paint', 'sponge', 'masking tape', 'fish-shaped stickers'];
    const ranked = rankRecipes(searchFor({ ageBand: '2-3', theme: 'Ocean', supplies }));
    const placeOf = (id: string): number => ranked.findIndex(({ binding }) => binding.recipe.id === id);
    assert.ok(placeOf('blue-plate-sea') < placeOf('dot-picture'));
    assert.ok(placeOf('blue-plate-sea') >= 0);
  });
});

describe('what the list says', () => {
  const listOf = (request: SuggestRequest, formId: string) => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const made = suggest(request, seed);
      if (made.kind === 'craft' && made.craft.formId === formId) return made.craft.materials;
    }
    return assert.fail(`no ${formId}`);
  };

  it('calls nothing a trim that the craft cannot do without, and one roll of tape enough', () => {
    const supplies = ['tin cans', 'bottle caps', 'duct tape', 'googly eyes', 'plastic lids', 'clothespins'];
    const list = listOf({ ageBand: '6-8', theme: 'Robots', supplies }, 'desk-robot');
    const tape = list.find(({ supplyId }) => supplyId === 'duct-tape');
    assert.deepEqual([tape?.optional, tape?.amount], [false, '1 roll']);
  });

  it('takes one color of what the family has in one color', () => {
    const supplies = ['paper bags', 'yarn', 'brown crayon', 'scissors', 'green tissue paper'];
    const list = listOf({ ageBand: '4-5', theme: 'Jungle', supplies }, 'bag-puppet');
    const crayon = list.find(({ supplyId }) => supplyId === 'crayon');
    assert.deepEqual([crayon?.name, crayon?.amount], ['Brown crayon', '1 color']);
  });

  it('counts what comes by the sheet or the ball in pieces', () => {
    const supplies = ['socks', 'buttons', 'yarn', 'glue', 'felt'];
    const list = listOf({ ageBand: '6-8', theme: 'Animals', supplies }, 'sock-axolotl');
    assert.equal(list.find(({ supplyId }) => supplyId === 'yarn')?.amount, '2 pieces');
  });
});

describe('what lacks of a heart', () => {
  it('is what nearly every home has, where that does as well', () => {
    const made = bind(
      { ...shaker, slots: shaker.slots.filter(({ name }) => name === 'body'), steps: [] },
      null,
      tableFor(['buttons']),
    );
    assert.equal(made?.bound.get('body')?.supply?.id, 'cardboard-tube');
  });
});

describe('what holds on what', () => {
  const holds = (action: 'color' | 'paint' | 'glue', medium: string, surface: string): boolean =>
    holdsOn({ action, medium: getSupply(medium), surfaces: [getSupply(surface)] });

  it('keeps crayons off plastic and washable paint off glass', () => {
    assert.equal(holds('color', 'crayon', 'plastic-bottle'), false);
    assert.equal(holds('color', 'crayon', 'paper'), true);
    assert.equal(holds('paint', 'paint', 'glass-jar'), false);
    assert.equal(holds('paint', 'acrylic-paint', 'glass-jar'), true);
  });

  it('keeps a glue stick for paper', () => {
    assert.equal(holds('glue', 'glue-stick', 'stone'), false);
    assert.equal(holds('glue', 'glue', 'stone'), true);
  });
});

describe('what a family would wonder about', () => {
  const said = (request: Partial<SuggestRequest>): string => {
    const made = suggest({ ageBand: '6-8', theme: 'Music', supplies: [], ...request }, 1);
    return made.kind === 'craft' ? made.craft.description : made.kind;
  };

  it('is said where nobody knows the theme', () => {
    const crafts = said({ theme: 'quarterly tax returns', supplies: ['paper plates', 'markers'] });
    assert.match(crafts, /We know no craft of its own for “quarterly tax returns” yet/);
  });

  it('is said where the craft only goes with the theme', () => {
    const crafts = said({
      theme: 'Diwali',
      supplies: ['colored rice', 'glue'],
      ageBand: '4-5',
    });
    assert.match(crafts, /shows something that goes with it/);
  });

  it('is said where nothing that was laid out begins the craft', () => {
    const crafts = said({ theme: 'Sports', supplies: ['a zipper', 'an old gizmo'] });
    assert.match(crafts, /you will need to find the first things on the list/i);
  });

  it('is said in the family’s own letters', () => {
    const crafts = said({ theme: 'Quarterly Tax Returns', supplies: ['cardboard'] });
    assert.match(crafts, /“Quarterly Tax Returns”/);
  });

  it('is nothing where the table is made for it', () => {
    const crafts = said({ supplies: ['cereal box', 'rubber bands', 'cardboard tube'] });
    assert.doesNotMatch(crafts, /not about|stands first|We know no craft/);
  });
});

describe('a theme of the family’s own', () => {
  const common = [
    'paper',
    'glue',
    'scissors',
    'markers',
    'cardboard tube',
    'egg carton',
    'yarn',
    'paper plate',
  ];
  const fitsOf = (theme: string): Set<string> => {
    const ids = new Map(
      rankRecipes(searchFor({ ageBand: '4-5', theme, supplies: common })).map(({ binding, reasons }) => [
        binding.recipe.id,
        reasons.fit,
      ]),
    );
    return new Set(
      [1, 2, 3, 4].map((seed) => {
        const made = suggest({ ageBand: '4-5', theme, supplies: common }, seed);
        return made.kind === 'craft' ? (ids.get(made.craft.formId) ?? 'none') : made.kind;
      }),
    );
  };

  it('gets what its words mean before what lies there', () => {
    for (const theme of ['grandpa in the hospital', 'tantrums', 'thank you for our mail carrier'])
      assert.deepEqual(fitsOf(theme), new Set(['topic']), theme);
  });

  it('is brought by the child where nobody knows it', () => {
    assert.deepEqual(fitsOf('quarterly tax returns'), new Set(['open']));
  });

  it('knows every craft that goes with anything', () => {
    for (const id of forAnything) assert.ok(findRecipe(id), id);
  });

  it('is for somebody and about something at once', () => {
    const supplies = ['paper plate', 'paint', 'cardstock', 'cardboard', 'string'];
    const theme = 'gift for grandpa who loves fishing';
    const ranked = rankRecipes(searchFor({ ageBand: '9-12', theme, supplies }));
    const nearness = (id: string): number =>
      Math.max(...ranked.flatMap(({ binding, reasons }) => (binding.recipe.id === id ? reasons.named : [])));
    assert.ok(nearness('framed-hanging-fish') > nearness('shard-mosaic') + 0.2);
  });

  it('tells more by a rare word than by whom it is for', () => {
    const ranked = rankRecipes(
      searchFor({ ageBand: '13+', theme: 'moth evening with grandpa', supplies: ['jute', 'feathers'] }),
    );
    const best = (says: (topics: readonly string[]) => boolean): number =>
      Math.max(
        ...ranked.flatMap(({ binding: { recipe, variant }, reasons }) =>
          says([...recipe.topics, ...(variant ? [variant.id, ...variant.topics] : [])]) ? reasons.named : [],
        ),
      );
    const isForGrandpa = (topics: readonly string[]): boolean => topics.includes('grandpa');
    const isMoth = (topics: readonly string[]): boolean => topics.includes('moth');
    assert.ok(best(isMoth) > 2 * best((topics) => isForGrandpa(topics) && !isMoth(topics)));
  });

  it('is no memorial where nobody has died', () => {
    const mourning = new Set(['memory-stone', 'goodbye-frame', 'jar-of-remembering', 'lamp-for-somebody']);
    const namedBy = (theme: string): boolean =>
      rankRecipes(searchFor({ ageBand: '6-8', theme, supplies: ['flat stones', 'acrylic pens'] })).some(
        ({ binding, reasons }) => mourning.has(binding.recipe.id) && reasons.fit === 'topic',
      );
    for (const theme of [
      'cats only, no dogs',
      'my hamster',
      'birds',
      'I love you',
      'missing you',
      'feeling sad',
    ])
      assert.ok(!namedBy(theme), theme);
    assert.ok(namedBy('our cat died'));
  });

  it('never shows what they do not want', () => {
    const ranked = rankRecipes(
      searchFor({ ageBand: '6-8', theme: 'cats only. no dogs', supplies: ['pebbles', 'acrylic pens'] }),
    );
    assert.ok(ranked.some(({ binding }) => binding.variant?.id === 'cat'));
    assert.ok(!ranked.some(({ binding }) => binding.variant?.id === 'dog'));
  });

  it('is kept clean where they ask for it', () => {
    const ranked = rankRecipes(
      searchFor({ ageBand: '6-8', theme: 'rainy day, no mess please', supplies: ['paint', 'paper'] }),
    );
    assert.ok(ranked.length > 10 && ranked.every(({ binding }) => binding.recipe.mess === 'low'));
  });

  it('is not about birthdays where it tells more', () => {
    const search = searchFor({ ageBand: '6-8', theme: 'dinosaur birthday', supplies: [] });
    const named = rankRecipes(search).filter(({ reasons }) => reasons.fit === 'topic');
    assert.ok(named.length > 3);
    for (const { binding } of named) assert.notEqual(binding.recipe.id, 'birthday-crown');
  });
});
