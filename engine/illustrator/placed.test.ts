import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colorHex } from '#engine/grammar/colors.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { checkPicture } from './check-picture.ts';
import { drawRecipe } from './draw-recipe.ts';
import { seeded } from '#engine/random/seeded.ts';
import { cutRows, type Piece } from './paper/notation.ts';
import { visibleOutlines } from './paper/visible.ts';
import { eyesOf, topAt } from './places.ts';
import { sheets } from './paper/tones.ts';

const colors = ['#d64545', '#f4bd4f', '#3b74c4'];

function drawn(recipeId: string, slots: Record<string, string>, variantId = 'cat'): string {
  const recipe = findRecipe(recipeId);
  assert.ok(recipe);
  const { svg } = drawRecipe({ recipe, variantId, colors, slots, theme: 'Animals', seed: 7 });
  assert.deepEqual(checkPicture(svg), []);
  return svg;
}

const places = (svg: string): [number, number][] =>
  [...svg.matchAll(/<use href="#[^"]+" transform="translate\((-?\d+) (-?\d+)\)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

const square = (left: number, top: number, { size, tone }: { size: number; tone: string }): Piece => {
  const [right, bottom] = [left + size, top + size];
  const points = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return { d: `M${points.flat().join(' ')}z`, tone, width: 0, lift: 0, points };
};

describe('a picture of what the craft is made of', () => {
  it('shows another supply in the same place as another thing', () => {
    const hero = (supply: string): string =>
      drawn('parachute-hero', { canopy: 'fabric-scrap', lines: 'yarn', hero: supply, pen: 'marker' });
    assert.equal(new Set(['clothespin', 'wooden-spoon', 'cardboard-tube', 'cork'].map(hero)).size, 4);
  });

  it('gives white paper the color that the craft names', () => {
    const slots = { tube: 'cardboard-tube', pen: 'marker' };
    const pig = (pink: string): string => drawn('tube-pig', { ...slots, pink });
    assert.ok(pig('paper').includes(colors[0] ?? ''));
    assert.equal(pig('paper'), pig('construction-paper'));
  });

  it('shows what is wrapped in foil as foil', () => {
    const alien = (coat: string): string => drawn('tube-visitor', { tube: 'cardboard-tube', coat }, 'alien');
    assert.ok(alien('paint').includes(colors[0] ?? ''));
    assert.ok(alien('aluminum-foil').includes(colorHex.silver));
    assert.equal(alien('aluminum-foil').includes(colors[0] ?? ''), false);
  });

  it('covers a shape with scraps', () => {
    const slots = { bits: 'construction-paper', base: 'paper', pen: 'crayon' };
    assert.ok(places(drawn('torn-picture', slots, 'rocket')).length > 40);
  });

  it('lays one pom-pom into each square', () => {
    const laid = places(drawn('pompom-pixels', { poms: 'pom-pom', board: 'cardboard', grid: 'paper' }));
    assert.ok(laid.length > 30);
    assert.equal(new Set(laid.map(String)).size, laid.length);
    for (const axis of [0, 1] as const) assert.ok(new Set(laid.map((place) => place[axis])).size <= 14);
  });

  it('shows eyes as what they are', () => {
    const sock = (eyes: string): string => drawn('talking-sock', { sock: 'sock', bits: 'felt', eyes });
    assert.notEqual(sock('button'), sock('googly-eye'));
  });

  it('lays a plate round and a sheet square', () => {
    const rainbow = (sheet: string): string =>
      drawn('filter-rainbow', { filter: 'coffee-filter', pens: 'marker', sheet }, '');
    assert.notEqual(rainbow('paper-plate'), rainbow('cardstock'));
    assert.equal(rainbow('construction-paper'), rainbow('cardstock'));
  });

  it('keeps a color that is said beside the one that is listed', () => {
    const recipe = findRecipe('filter-rainbow');
    assert.ok(recipe);
    const listed = { marker: '#123456' };
    const dot = (tone: string): string => {
      const part = {
        id: 'dot',
        variants: [],
        slot: 'pens',
        but: [],
        tone,
        painted: null,
        rows: ['o ~ 0 0 40'],
      };
      const picture = { variantId: '', colors, slots: { pens: 'marker' }, listed, seed: 7 };
      return drawRecipe({ ...picture, recipe: { ...recipe, parts: [part] }, theme: 'Weather' }).svg;
    };
    assert.ok(dot('a').includes(listed.marker));
    assert.equal(dot('k').includes(listed.marker), false);
  });

  it('lets the ground through where a face belongs', () => {
    const recipe = findRecipe('photo-stand-in');
    assert.ok(recipe);
    const slots = { box: 'cardboard-box', paint: 'paint' };
    const { svg, background } = drawRecipe({
      recipe,
      variantId: 'cat',
      colors,
      slots,
      theme: 'Animals',
      seed: 7,
    });
    const ground = `fill="${background}"`;
    assert.ok(svg.lastIndexOf(ground) > svg.indexOf(ground));
  });
});

describe('a whole ring', () => {
  const [a, b, c] = ['#d64545', '#f4bd4f', '#3b74c4'];
  const palette = { a, b, c, p: b, g: '#ffffff' };
  const linesOf = (row: string): number => {
    const hand = { palette, random: seeded(7), placing: { x: 0, y: 0, scale: 1 }, face: [] };
    const [piece] = cutRows([row], hand);
    return (piece?.d.match(/z/gi) ?? []).length;
  };

  it('is two closed lines, without a notch', () => {
    assert.equal(linesOf('a w 0 0 80 60 0 360'), 2);
    assert.equal(linesOf('a w 0 0 80 60 0 350'), 1);
  });
});

describe('places on a figure', () => {
  const [wide, small] = [
    square(0, 0, { size: 100, tone: colorHex.red }),
    square(20, 20, { size: 20, tone: sheets.ink }),
  ];

  it('are its upper edge', () => {
    assert.equal(topAt([wide, small], 0, 5), 0);
    assert.equal(topAt([small], 30, 15), 20);
  });

  it('are its eyes, not what is as large as the face', () => {
    const [eye, other] = [
      square(20, 30, { size: 10, tone: sheets.ink }),
      square(70, 30, { size: 10, tone: sheets.ink }),
    ];
    const found = eyesOf([wide, square(0, 0, { size: 60, tone: sheets.ink }), eye, other]);
    assert.deepEqual(
      found.map(({ x }) => x),
      [25, 75],
    );
  });

  it('show no line that lies under another piece', () => {
    assert.equal(visibleOutlines([small, wide], 1).includes('20'), false);
    assert.ok(visibleOutlines([wide, small], 1).includes('20'));
  });
});
