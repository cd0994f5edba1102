import type { Supply } from '#engine/supplies/supply.ts';
import type { FillingId } from './pieces.data.ts';

/** What things look like laid side by side. */
const own: Partial<Record<FillingId, string>> = {
  leaf: 'leaf bay-leaf fake-leaf eucalyptus fresh-herb corn-husk onion-skin',
  frond: 'fern-frond pine-branch',
  blade: 'grass hay pine-needle reed raffia cotton-stem',
  petal: 'petal',
  flower: 'flower pressed-flower clover fake-flower',
  moss: 'moss',
  twig: 'stick driftwood bamboo craft-stick toothpick matchstick',
  stone: 'stone pebble gourd',
  shell: 'seashell',
  snail: 'snail-shell',
  dome: 'pistachio-shell walnut-shell seed-pod',
  acorn: 'acorn',
  chestnut: 'chestnut',
  pinecone: 'pinecone',
  bark: 'bark',
  bean: 'dried-bean',
  'coffee-bean': 'coffee-bean',
  seed: 'pumpkin-seed seed birdseed',
  grain: 'rice oats sprinkles',
  lentil: 'dried-lentil dried-chickpea',
  popcorn: 'popcorn',
  hoop: 'breakfast-cereal curtain-ring toy-wheel loom-band hair-tie',
  powder: 'sand colored-sand salt sugar spice cocoa coffee-grounds soil snow glitter',
  cup: 'paper-cup plastic-cup yogurt-pot',
  tissue: 'tissue-paper crepe-paper tissue paper-napkin toilet-paper paper-towel cellophane',
  newsprint: 'newspaper old-book-page sheet-music',
  foil: 'aluminum-foil metallic-paper foil-pan foil-tray',
  button: 'button',
  sticker: 'sticker felt-sticker',
  dot: 'confetti hole-punch',
  bead: 'bead wooden-bead fuse-bead sequin',
  gem: 'stick-on-gem',
  pompom: 'pom-pom felt-ball',
  wobbly: 'googly-eye safety-eye',
  cotton: 'cotton-ball cotton-pad pillow-stuffing',
  cap: 'bottle-cap plastic-lid',
  feather: 'feather',
  pasta: 'dry-pasta',
  shard: 'eggshell egg',
  coin: 'coin charm old-jewelry-piece bread-tag',
  key: 'old-key',
  washer: 'nuts-and-bolts metal-washer',
  clip: 'paper-clip binder-clip bobby-pin twist-tie zipper',
  die: 'dice',
  pawn: 'board-game-piece',
  jigsaw: 'puzzle-piece',
  block: 'wooden-block toy-brick duplo-brick sock',
  keycap: 'keycap',
  critter: 'toy-animal stuffed-animal',
  liner: 'cupcake-liner paper-doily paper-plate',
  peanut: 'packing-peanut',
  strand: 'yarn embroidery-floss string cotton-cord rope wool',
  band: 'rubber-band',
  bar: 'paper-straw plastic-straw',
  scribble: 'crayon broken-crayon oil-pastel chalk sidewalk-chalk colored-pencil charcoal',
};

const known = new Map(
  Object.entries(own).flatMap(([id, supplies]) =>
    supplies.split(' ').map((supply) => [supply, id as FillingId] as const),
  ),
);

/** Where nobody said what it looks like, it is what it is made of that tells. */
const ofSurface: Readonly<Record<string, FillingId>> = {
  paper: 'scrap',
  card: 'cut-paper',
  coated: 'cut-paper',
  cloth: 'patch',
  yarn: 'strand',
  wood: 'twig',
  plant: 'leaf-bit',
  shell: 'shell',
  stone: 'stone',
  metal: 'foil',
  food: 'bean',
  powder: 'powder',
  rubber: 'band',
};

export function fillingOf(supply: Supply | null): FillingId {
  if (supply === null) return 'scrap';
  return known.get(supply.id) ?? ofSurface[supply.of] ?? 'dab';
}
