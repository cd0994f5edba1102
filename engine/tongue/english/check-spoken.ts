import type { Binding } from '#engine/choosing/bind.ts';

const drawing =
  'draw|color|mark|writ|wrote|trac|line|dot|sketch|outlin|sign|letter|label|shade|doodle|stripe|number|plan|design|copy|circle';
const painting = 'paint|brush|coat|dab|stroke|stipple|varnish|glaze|tint|spread|smear|stain|wash|dust|dip';
const coloring =
  'paint|dab|dip|print|color|tint|brush|stain|wash|coat|shade|spatter|speck|stipple|puddle|dye|bath|ink|drops?';
const cutting = 'cut|snip|trim|slit|fring|scissors|notch|slash|slic|carv';
const sewing = 'sew|stitch|needle|thread|embroider|seam|darn|whip|string|running';
const tying =
  'thread|floss|string|yarn|cord|tie|ties|tied|tying|knot|wind|wound|wrap|braid|strand|loop|sew|stitch|line|hang';
const greenery =
  'lea[fv]|foliage|petals?|flowers?|finds?|found|grass|hay|straw|husk|blades?|stalks?|fronds?|plants?|clover|nature|pick|fern|greens?|sprigs?|bedding|nest|feathers?';
const sheets = 'paper|card|sheet|strip|page|square|circle|pieces?|scrap';
const jewelry = 'ring|hook|loop|clasp|bail|finding|pin';

/** How a step may speak of a thing without its name: by what is done with it. */
const otherWords: readonly (readonly [string, string])[] = [
  [
    'scissors fabric-scissors craft-knife plastic-knife knife kitchen-knife sharp-knife',
    `${cutting}|knife|saw`,
  ],
  ['pencil', `${drawing}|pencil|poke|hole|push|curl|roll|wind|wrap|score|scratch|rub|spiral|press|measure`],
  [
    'marker permanent-marker crayon broken-crayon chalk colored-pencil ballpoint-pen oil-pastel fabric-marker gel-pen paint-marker chalk-marker metallic-pen sidewalk-chalk',
    `${drawing}|marker|pen|chalk|crayon|pastel|rub|faces?|eyes?|names?|numbers?|smile|date`,
  ],
  ['ruler', 'ruler|measure|inch|inches|straight|score|line|edge|apart'],
  [
    'paintbrush sponge-brush foam-roller kitchen-sponge cotton-swab',
    `${painting}|sponge|swab|roll|print|dot|glue`,
  ],
  ['needle', sewing],
  ['hole-punch', 'punch|hole'],
  ['glue glue-stick glue-gun', 'glue|paste|stick|fix|papier'],
  ['tape masking-tape duct-tape washi-tape electrical-tape', 'tape|fix|stick'],
  ['stapler', 'staple'],
  [
    'paint acrylic-paint watercolor-paint fabric-paint food-coloring fabric-dye tie-dye drawing-ink printing-ink washable-ink-pad',
    coloring,
  ],
  ['embroidery-floss sewing-thread string yarn cotton-cord ribbon fishing-line sewing-elastic raffia', tying],
  ['leaf fake-leaf clover grass hay petal flower pressed-flower fern-frond corn-husk feather', greenery],
  [
    'paper construction-paper cardstock index-card tissue-paper wrapping-paper magazine junk-mail origami-paper packing-paper newspaper watercolor-paper notebook',
    sheets,
  ],
  ['water warm-water', 'water|wet|damp|rins|wash|moist|soak|dip|mist|thin'],
  ['towel', 'towel|dry|dries|dried|pat|wipe'],
  ['oven', 'oven|bake|degrees'],
  ['plate saucer', 'plate|saucer|puddle|palette|dish'],
  ['cup mug', 'cup|mug|puddle|glass|cupful'],
  ['book heavy-book', 'book|press|weigh|weight|heavy'],
  ['craft-matchstick', 'stick|match|spine'],
  ['mirror', 'mirror|look at yourself'],
  ['phone camera', 'phone|camera|photo|film|picture'],
  ['key-ring earring-hook jump-ring', jewelry],
];

const spokenAs = new Map(
  otherWords.flatMap(([ids, words]) => ids.split(' ').map((id): [string, string] => [id, words])),
);

/** "leaves" for a leaf, "batteries" for a battery, "slicing" for a slice. */
const stem = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ies|ves|es|s|y|e|fe|f)$/, '').padEnd(3, '.');

/** What a thing is called: the last word of its name, the first where it says more, the name of its place in the recipe. */
function namesOf(slot: string, name: string): string[] {
  const words = `${name} ${slot.replaceAll('-', ' ')}`.toLowerCase().split(/[ -]/);
  return words.filter((word) => word.length > 2).map(stem);
}

/** Whether one of the texts speaks of a thing, by its name or by what is done with it. */
function speaksOf(text: string, slot: string, thing: { id: string; name: string }): boolean {
  const other = spokenAs.get(thing.id);
  const names = other === undefined ? namesOf(slot, thing.name) : [other, ...namesOf('', thing.name)];
  return new RegExp(`\\b(?:${names.join('|')})`, 'i').test(text);
}

/** What stands on the list and no step speaks of. */
export function unspoken({ bound }: Binding, steps: string): string[] {
  const spoken = new Set<string>();
  const things = [...bound].map(([slot, { supply }]) => {
    const thing = supply ?? { id: slot, name: slot.replaceAll('-', ' ') };
    if (speaksOf(steps, slot, thing)) spoken.add(thing.id);
    return { slot, id: thing.id };
  });
  return things
    .filter(({ id }) => !spoken.has(id))
    .map(({ slot, id }) => `${slot} (${id}) is listed and never used`);
}
