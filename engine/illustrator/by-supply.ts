import type { Supply } from '#engine/supplies/supply.ts';

/**
 * Words for what looks as its supply does: what stands upside down is a cup, a box or a carton, a stick a spoon with its bowl
 * where the stick begins, an arm a twig, a leaf or a feather, and a puppet's body what it is made of.
 */
export const bySupply: Readonly<Record<string, (supply: Supply) => string>> = {
  holderdown: ({ id }) => (id === 'milk-carton' ? 'carton' : /box|carton/.test(id) ? 'box' : 'cupdown'),
  cup: ({ id }) => (/(^|-)can$/.test(id) ? 'can' : 'cup'),
  box: ({ id }) => (id === 'milk-carton' ? 'carton' : 'box'),
  stick: ({ id }) => (id.endsWith('-spoon') ? 'spoon' : 'stick'),
  studs: ({ id }) => (id === 'duplo-brick' ? 'studrow' : 'nothing'),
  bagloop: ({ id }) => (/bag|tote/.test(id) ? 'bagloop' : 'nothing'),
  mitt: ({ id }) => (id === 'sock' ? 'mittsock' : 'mittthumb'),
  torso: ({ id }) => (id === 'paper-plate' ? 'torsoround' : 'torsobox'),
  ground: ({ id }) =>
    id === 'wood-slice'
      ? 'groundslice'
      : /stone|pebble/.test(id)
        ? 'groundstone'
        : /^(paper-(plate|bowl)|plastic-lid|cake-board)$/.test(id)
          ? 'groundplate'
          : 'groundsheet',
  toy: ({ id }) =>
    id.endsWith('-car') ? 'toycar' : /brick|block|cutter/.test(id) ? 'toybrick' : 'toyanimal',
  pinch: ({ id }) => (id === 'clothespin' ? 'clip' : 'blob'),
  imprint: ({ id }) =>
    /shell/.test(id) ? 'shellmark' : /leaf|frond|stick/.test(id) ? 'leafmark' : 'toyanimal',
  ray: ({ id }) => (/flower|petal/.test(id) ? 'bloomray' : 'blossom'),
  skin: ({ id }) => (/sticker|leaf|button|petal/.test(id) ? 'speckles' : 'r_'),
  holder: ({ id }) => (/elastic|ribbon|string|yarn|rubber/.test(id) ? 'headband' : 'stick'),
  mold: ({ id }) => (id === 'egg-carton' ? 'eggbox' : 'cup'),
  clasp: ({ id }) => (id === 'clothespin' ? 'clasppin' : 'clasptape'),
  eyeball: ({ id }) => (id === 'button' ? 'button' : id === 'bottle-cap' ? 'cap' : 'wobbly'),
  lights: ({ id }) => (id === 'string-light' ? 'lightchain' : 'candle'),
  pens: ({ id }) => (id.endsWith('crayon') ? 'crayons' : id === 'craft-stick' ? 'sticks' : 'pencils'),
  plant: ({ id }) => (/flower|petal|clover/.test(id) ? 'bloomray' : 'leaf'),
  petal: ({ id }) => (/leaf/.test(id) ? 'leaf' : 'blossom'),
  bone: ({ id }) => (id === 'cotton-swab' ? 'swab' : 'bar'),
  weight: ({ id }) => (id === 'clothespin' ? 'clasppin' : 'lump'),
  belt: ({ id }) => (id === 'sticker' ? 'starspot' : 'strap'),
  /** What dangles: a bell is not a star. */
  dangle: ({ id }) =>
    id === 'bell'
      ? 'jingle'
      : id.endsWith('key')
        ? 'doorkey'
        : /washer|bolt|ring|clip/.test(id)
          ? 'hoop'
          : /shell/.test(id)
            ? 'shellscallop'
            : /pom|ball/.test(id)
              ? 'pompom'
              : id === 'button'
                ? 'button'
                : 'starspot',
  ringer: ({ id }) =>
    id === 'whisk'
      ? 'hungwhisk'
      : id === 'kitchen-tongs'
        ? 'hungtongs'
        : id === 'soda-can'
          ? 'hungcan'
          : id === 'bell'
            ? 'jingle'
            : id === 'funnel'
              ? 'hungfunnel'
              : /lid|cutter/.test(id)
                ? 'hungdisc'
                : 'hungspoon',
  /** A nose of a button is a button. */
  pompom: ({ id }) =>
    id === 'button'
      ? 'button'
      : id === 'bottle-cap'
        ? 'cap'
        : /^(?:ping-pong-ball|tennis-ball|foam-ball|marble|stone|pebble|aluminum-foil|(?:wooden-)?bead)$/.test(
              id,
            )
          ? 'disc'
          : 'pompom',
  bumps: ({ id }) => (id === 'bubble-wrap' ? 'bubbles' : 'ridges'),
  /** The bubbles of wrap, dot by dot; whatever else lies there is smooth. */
  blisters: ({ id }) => (id === 'bubble-wrap' ? 'd_' : 'nothing'),
  patch: ({ id }) => (id === 'cotton-pad' ? 'pad' : 'strip'),
  fastener: ({ id }) => (id === 'buckle' ? 'clickbuckle' : id === 'button' ? 'button' : 'disc'),
  grip: ({ id }) => (id === 'clothespin' ? 'peglet' : id === 'binder-clip' ? 'bulldog' : 'wireclip'),
  orb: ({ id }) => (id === 'button' ? 'button' : 'disc'),
  pulley: ({ id }) => (id.endsWith('straw') ? 'strawbit' : 'loop'),
  planter: ({ id }) =>
    id === 'cardboard-tube'
      ? 'tube'
      : id === 'can'
        ? 'can'
        : id === 'glass-jar'
          ? 'jar'
          : id === 'terracotta-pot'
            ? 'potclay'
            : 'cup',
  feeder: ({ id }) => (id === 'milk-carton' ? 'carton' : 'feedbottle'),
  feederfront: ({ id }) => (id === 'milk-carton' ? 'carton' : 'glint'),
  snailshell: ({ id }) => (id === 'seashell' ? 'shellscallop' : 'shellspiral'),
  flowerpot: ({ id }) => (id === 'can' ? 'potcan' : id === 'ceramic-mug' ? 'potmug' : 'potclay'),
  cabin: ({ id }) => (id === 'cardboard-tube' ? 'cabintube' : 'cabinbox'),
  peg: ({ id }) =>
    id.endsWith('-spoon')
      ? 'pegspoon'
      : id === 'cardboard-tube'
        ? 'pegtube'
        : id === 'clothespin'
          ? 'pegpin'
          : 'pegstick',
  rod: ({ id }) => (/leaf|frond|branch/.test(id) ? 'leaf' : id === 'feather' ? 'feather' : 'stick'),
  bakepan: ({ id }) => (id === 'muffin-tin' ? 'muffinpan' : 'deeppan'),
  /** What is set on as a switch or a lamp. */
  knob: ({ id }) =>
    id === 'button' ? 'button' : id === 'bottle-cap' ? 'cap' : id === 'pom-pom' ? 'pompom' : 'disc',
  soccergoal: ({ id }) => (id === 'net-bag' || id === 'berry-basket' ? 'goalnet' : 'goalcup'),
  carbumps: ({ id }) => (id === 'egg-carton' ? 'eggbumps' : 'nothing'),
  mobilebar: ({ id }) => (id === 'hanger' ? 'hangerbar' : id === 'embroidery-hoop' ? 'hoopbar' : 'polebar'),
  charmhook: ({ id }) => (id === 'earring-hook' ? 'earhook' : 'eyelet'),
  /** Posts are glued on behind, where nobody sees them. */
  earwire: ({ id }) => (id === 'earring-post' ? 'nothing' : id === 'earring-hook' ? 'earhook' : 'eyelet'),
  heartwood: ({ id }) => (id === 'wood-slice' ? 'disc' : 'nothing'),
  /** What is drawn on the sheet instead where the blooms are of tissue. */
  tissuespot: ({ id }) => (id === 'tissue-paper' ? 'o_' : 'nothing'),
  tissueline: ({ id }) => (id === 'tissue-paper' ? 'z_' : 'nothing'),
  /** What only shines where lights were taken. */
  bulb: ({ id }) => (id === 'string-light' ? 'o_' : 'nothing'),
  bulbwire: ({ id }) => (id === 'string-light' ? 'l_' : 'nothing'),
  /** The ends of a tassel, which a bead has not. */
  strand: ({ id }) => (id.endsWith('bead') ? 'nothing' : 'l'),
  posy: ({ id }) =>
    id === 'lavender' ? 'posyspike' : /leaf|eucalyptus|frond/.test(id) ? 'posyleaf' : 'posyround',
  /** What was found and hangs on a string. */
  hungfind: ({ id }) =>
    id === 'acorn'
      ? 'hungacorn'
      : id === 'pinecone'
        ? 'hungcone'
        : id === 'feather'
          ? 'hungfeather'
          : id === 'seashell'
            ? 'hungshell'
            : id === 'dried-orange-slice'
              ? 'hungslice'
              : /chestnut|seed-pod/.test(id)
                ? 'hungnut'
                : /bark|cinnamon/.test(id)
                  ? 'hungstick'
                  : 'hungleaf',
  piefill: ({ id }) => (id === 'muffin-tin' ? 'piecups' : 'piedome'),
  diyaflame: ({ id }) => (id.startsWith('LED') ? 'tealight' : 'paperflame'),
  softwing: ({ id }) => (id === 'feather' ? 'feather' : id === 'cotton-ball' ? 'fluff' : 'j^'),
  gripper: ({ id }) => (/pipe-cleaner|twist-tie/.test(id) ? 'claw' : 'nothing'),
  birdseeds: ({ id }) => (id === 'pinecone' ? 'pineseeds' : id === 'rice-cake' ? 'cakeseeds' : 'coneseeds'),
  shorebit: ({ id }) =>
    id === 'sea-glass'
      ? 'glassbit'
      : id === 'seashell'
        ? 'hungshell'
        : id === 'snail-shell'
          ? 'snailbit'
          : 'stonebit',
  birdbase: ({ id }) => (id === 'pinecone' ? 'birdpine' : id === 'rice-cake' ? 'birdcake' : 'birdcone'),
  /** What a thing leaves where it was pressed into dough, and one of what is bound onto a wreath, and the ring of it. */
  fossil: ({ id }) =>
    /shell/.test(id)
      ? 'shellprint'
      : /frond|pine-branch/.test(id)
        ? 'frondprint'
        : /leaf|stick/.test(id)
          ? 'leafprint'
          : id === 'pinecone'
            ? 'coneprint'
            : /brick|block/.test(id)
              ? 'brickprint'
              : 'footprints',
  boundfind: ({ id }) =>
    id === 'dried-orange-slice'
      ? 'hungslice'
      : id === 'pinecone'
        ? 'hungcone'
        : id === 'flower'
          ? 'flowerhead'
          : id === 'wheat-stalk'
            ? 'wheatear'
            : 'sprig',
  wreathring: ({ id }) =>
    id === 'embroidery-hoop' ? 'hoopring' : /cardboard/.test(id) ? 'cardring' : 'twigring',
  jetbody: ({ id }) =>
    id === 'plastic-bottle' ? 'bottlebody' : /^(cardboard|foam-tray)$/.test(id) ? 'slabbody' : 'boxbody',
  /** What holds a bracelet's cord together where the fastener sits: a buckle leaves no loop to see. */
  cordloop: ({ id }) => (id === 'buckle' ? 'cordlegs' : 'openloop'),
  /** A stick to walk with: what grew has a fork. */
  hikestick: ({ id }) => (/^(stick|driftwood)$/.test(id) ? 'forkedstick' : 'stick'),
  /** What is planted in a jar: leaves, or a cushion where it is moss. */
  jarleaf: ({ id }) => (/plant|ivy/.test(id) ? 'leaf' : 'nothing'),
  jarhump: ({ id }) => (/plant|ivy/.test(id) ? 'nothing' : 'cushion'),
  bookbind: ({ id }) => (id.endsWith('-ring') ? 'tworings' : 'stringbow'),
  /** A long sheet that something is drawn on, and a handle that lies behind a plate. */
  longsheet: ({ id }) =>
    id === 'newspaper' ? 'newssheet' : /packing-paper|cardboard/.test(id) ? 'kraftsheet' : 'plainsheet',
  paddlehandle: ({ id }) =>
    id === 'cardboard-tube' ? 'tubehandle' : id.endsWith('-spoon') ? 'spoon' : 'stick',
  jug: ({ id }) => (/(^|-)can$/.test(id) ? 'can' : 'plainjug'),
};
