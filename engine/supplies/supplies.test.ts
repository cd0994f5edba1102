import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { array, constantFrom, assert as check, property, string } from 'fast-check';
import { supplyCategories, supplySuggestions } from '#contract/supply-suggestions.ts';
import { suggestedSupplies, supplies } from './catalog.ts';
import { hasProperty, suppliesWith } from './kin.ts';
import { properties, surfaces, tones } from './supply.ts';
import { typedExamples } from './typed-examples.data.ts';
import { understandSupplies } from './understand.ts';

const read = (text: string): string[] =>
  understandSupplies(text).map((item) =>
    item.kind === 'known'
      ? `${item.supply.id}${item.amount === null ? '' : `*${item.amount}`}`
      : `${item.kind}:${item.name}`,
  );

describe('the catalog', () => {
  it('holds at least 330 different things in the four categories of the wizard', () => {
    assert.ok(supplies.length >= 330, String(supplies.length));
    assert.equal(new Set(supplies.map((supply) => supply.id)).size, supplies.length);
    assert.deepEqual(supplyCategories, [
      'Household Items',
      'Nature Items',
      'Kitchen Supplies',
      'Creative Materials',
    ]);
  });

  it('offers fifteen things per category, all from that category', () => {
    for (const category of supplyCategories) {
      const offered = suggestedSupplies(category);
      assert.equal(new Set(offered.map((supply) => supply.id)).size, 15);
      for (const supply of offered) assert.equal(supply.category, category);
      for (const name of supplySuggestions[category]) assert.equal(read(name).length, 1, name);
    }
  });

  it('knows kind, least age, plural and synonyms of everything', () => {
    const kinds = new Set(['base', 'joiner', 'color', 'decoration', 'tool']);
    for (const supply of supplies) {
      assert.ok(kinds.has(supply.kind), supply.id);
      assert.ok([2, 4, 6, 9, 13].includes(supply.leastAge), supply.id);
      assert.ok(supply.synonyms.length > 0 || supply.kind === 'tool', supply.id);
      assert.notEqual(supply.plural, '', supply.id);
    }
  });

  it('knows surface, properties and tone of everything', () => {
    const known = { surfaces: new Set<string>(surfaces), tones: new Set<string>(tones) };
    const all = new Set<string>(properties);
    for (const supply of supplies) {
      assert.ok(known.surfaces.has(supply.of), `${supply.id}: ${supply.of}`);
      assert.ok(known.tones.has(supply.tone), `${supply.id}: ${supply.tone}`);
      assert.ok(supply.properties.length > 0, supply.id);
      assert.deepEqual(
        supply.properties.filter((one) => !all.has(one)),
        [],
        supply.id,
      );
      assert.equal(new Set(supply.properties).size, supply.properties.length, supply.id);
    }
    for (const one of properties) assert.ok(suppliesWith(one).length >= 2, one);
    for (const surface of surfaces)
      assert.ok(
        supplies.some(({ of }) => of === surface),
        surface,
      );
  });

  it('finds things by what they are', () => {
    const plate = supplies.find(({ id }) => id === 'paper-plate') ?? assert.fail();
    assert.ok(hasProperty(plate, 'flat') && !hasProperty(plate, 'hollow'));
    const tubes = new Set(suppliesWith('tube', 'hollow', 'cuts').map(({ id }) => id));
    assert.ok(tubes.has('cardboard-tube') && !tubes.has('can'));
    assert.equal(suppliesWith('flat', 'ball').length, 0);
    assert.equal(suppliesWith().length, supplies.length);
  });

  it('keeps what is sharp, pointed, hot or long from hands that are too young', () => {
    const least: Record<string, number> = {
      'small parts': 4,
      sharp: 6,
      'sharp ends': 4,
      'sharp edge': 6,
      pointed: 4,
      cord: 4,
      glass: 6,
      battery: 4,
      heat: 6,
      dust: 9,
      suffocation: 6,
    };
    for (const supply of supplies)
      for (const hazard of supply.hazards)
        assert.ok(supply.leastAge >= (least[hazard] ?? 2), `${supply.id}: ${hazard}`);
  });

  it('holds nothing back from older children that only younger ones must not have', () => {
    const from: [string, number][] = [
      ['craft wire', 9],
      ['LED tea lights', 6],
      ['pushpins', 9],
      ['toothpicks', 6],
      ['balloons', 9],
      ['hot glue gun', 13],
      ['pliers', 13],
      ['screwdriver', 13],
      ['iron', 13],
      ['craft knife', 13],
      ['felting needle', 13],
      ['contact cement', 13],
      ['spray paint', 13],
      ['earring hooks', 9],
      ['shaving foam', 4],
    ];
    for (const [text, age] of from) {
      const [item] = understandSupplies(text);
      assert.equal(item?.kind === 'known' ? item.supply.leastAge : item?.kind, age, text);
    }
    for (const never of ['magnets', 'water beads', 'button batteries', 'super glue', 'bleach', 'razor blade'])
      assert.equal(understandSupplies(never)[0]?.kind, 'risky', never);
  });

  it('keeps small parts from children under four', () => {
    for (const supply of supplies)
      if (supply.hazards.includes('small parts')) assert.ok(supply.leastAge >= 4, supply.id);
  });
});

/** An orange that is not counted is a color. */
const saysNothingAlone = new Set(['orange']);

describe('understanding supplies', () => {
  const cases: [string, string[]][] = [
    ['2 loo rolls, some wool + tin foil', ['cardboard-tube*2', 'yarn', 'aluminum-foil']],
    ['glue gun', ['glue-gun']],
    ['hot glue', ['glue-gun']],
    ['button battery', ['risky:button battery']],
    ['buttons', ['button']],
    ['wood', ['wood-scrap']],
    ['wool', ['yarn']],
    ['glass', ['unknown:glass']],
    ['grass', ['grass']],
    ['a dozen egg cartons', ['egg-carton*12']],
    ['three pinecones and a few sticks', ['pinecone*3', 'stick']],
    ['scisors', ['scissors']],
    ['googley eyes; pompoms; lolly sticks', ['googly-eye', 'pom-pom', 'craft-stick']],
    ['PVA glue', ['glue']],
    ['5 x toilet paper rolls', ['cardboard-tube*5']],
    ['old magazines/newspaper', ['magazine', 'newspaper']],
    ['red and blue construction paper', ['construction-paper']],
    ['water beads', ['risky:water bead']],
    ['beads', ['bead']],
    ['walnut shells', ['walnut-shell']],
    ['shells', ['seashell']],
    ['my grandma’s tea set', ["unknown:grandma's tea set"]],
    ['pine needles', ['pine-needle']],
    ['needle', ['needle']],
    ['washing up liquid', ['dish-soap']],
    ['clothes pegs & sellotape', ['clothespin', 'tape']],
    ['aluminium foil', ['aluminum-foil']],
    ['hairspray', ['risky:varnish spray']],
    ['spray paint', ['spray-paint']],
    ['super glue', ['risky:super glue']],
    ['paint', ['paint']],
    ['', []],
    ['12', []],
    ['🎨🎨', []],
  ];
  for (const [text, expected] of cases) it(`reads “${text}”`, () => assert.deepEqual(read(text), expected));

  const told = (text: string): string =>
    understandSupplies(text)
      .map((item) =>
        item.kind === 'known'
          ? `${item.supply.id}${item.amount === null ? '' : `*${item.amount}`}${item.colors.length > 0 ? `:${item.colors.join('+')}` : ''}`
          : item.kind,
      )
      .join(', ');
  const typed = typedExamples.split('\n').flatMap((line): [string, string][] => {
    const [text = '', expected] = line.split(/ =>\s*/);
    return expected === undefined ? [] : [[text, expected]];
  });
  for (const [text, expected] of typed)
    it(`reads “${text}” as ${expected || 'nothing'}`, () => assert.equal(told(text), expected));

  it('is tried with at least 200 things that parents type', () => assert.ok(typed.length >= 200));

  it('reads every name, plural and synonym as the thing itself', () => {
    for (const supply of supplies) {
      for (const word of [supply.name, supply.plural, ...supply.synonyms]) {
        const found = understandSupplies(saysNothingAlone.has(word) ? 'an orange' : word);
        assert.deepEqual(
          found.map((item) => (item.kind === 'known' ? item.supply.id : item.kind)),
          [supply.id],
          word,
        );
      }
    }
  });

  it('adds up amounts of the same thing and names it once', () => {
    assert.deepEqual(read('2 paper cups, 3 paper cups'), ['paper-cup*5']);
  });

  it('never turns a dangerous thing into a harmless one by what stands before it', () => {
    const before = constantFrom(
      '',
      'some ',
      '3 ',
      'old ',
      'a few ',
      'red ',
      'small ',
      'grandpa’s ',
      'fancy ',
    );
    const thing = constantFrom(
      'glue gun',
      'button batteries',
      'water beads',
      'craft knife',
      'super glue',
      'magnets',
      'candles',
    );
    check(
      property(before, thing, (first, second) => {
        assert.ok(
          understandSupplies(first + second).every(
            (item) => item.kind === 'risky' || (item.kind === 'known' && item.supply.danger !== ''),
          ),
          first + second,
        );
      }),
    );
  });

  it('keeps a danger a danger whatever is told of it before and behind', () => {
    const before = constantFrom(
      '',
      'strong ',
      'half a pack of ',
      'uncle bert’s ',
      'Acme ',
      '2 long ',
      'felt and ',
    );
    const thing = constantFrom(
      ...'razor blades|button batteries|water beads|super glue|magnets|candles|steak knife|bleach|epoxy resin|spray adhesive|craft knife|hot glue gun|pushpins'.split(
        '|',
      ),
    );
    const behind = constantFrom(
      '',
      ' small',
      ' non toxic',
      ' set',
      ' for dad',
      ' (mom only)',
      ' 30 cm',
      ' from the shed',
      ', half a box',
      ' mixed colors',
      ' in red',
      ' old ones',
      ' that are safe',
    );
    check(
      property(before, thing, behind, (first, second, third) => {
        const items = understandSupplies(first + second + third);
        assert.ok(
          items.some((item) => item.kind === 'risky' || (item.kind === 'known' && item.supply.danger !== '')),
          first + second + third,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('reads every thing behind others, too', () => {
    for (const supply of supplies)
      for (const word of [supply.name, ...supply.synonyms]) {
        if (saysNothingAlone.has(word)) continue;
        const found = understandSupplies(`modeling clay, ${word}, tulle`).map((item) =>
          item.kind === 'known' ? item.supply.id : item.kind,
        );
        assert.ok(found.includes(supply.id), word);
      }
  });

  it('comes to an end whatever amounts are said, and with nothing after them', () => {
    const said = constantFrom(
      ...'a an of few bit lot pair box couple handful half dozen some 2 x 3 cups and or no more about only felt in size'.split(
        ' ',
      ),
    );
    check(
      property(array(said, { maxLength: 7 }), (words) => {
        understandSupplies(words.join(' '));
      }),
      { numRuns: 500 },
    );
    assert.deepEqual(read('2 and a bit'), []);
    assert.deepEqual(read('felt and a few'), ['felt']);
  });

  it('survives any text', () => {
    check(
      property(string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        understandSupplies(text);
      }),
      { numRuns: 100 },
    );
  });
});
