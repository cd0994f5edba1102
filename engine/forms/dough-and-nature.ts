import { list } from '#engine/grammar/nouns.ts';
import type { Maker } from './maker.ts';
import { any, faces, solid, type Form } from './form.ts';

/** Listed food coloring goes into the dough. */
function tint(m: Maker): void {
  const dye = m.pantry.takeListed((supply) => supply.tags.includes('dye'));
  if (dye)
    m.add('child', 'mix', `Knead in a few drops of ${m.refer(dye, 1).supply.name} until the color is even.`);
}

export const doughAndNature: readonly Form[] = [
  {
    id: 'dough-model',
    sturdy: true,
    from: '2-3',
    to: '6-8',
    suits: solid,
    minutes: 25,
    mess: 'some',
    skills: ['rolling and pinching', 'strong fingers', 'naming parts'],
    titles: ['Dough {S}', 'Squish-and-Roll {S}'],
    lead: (m) => `Balls, snakes and pancakes are all it takes to build ${m.aName} from dough.`,
    steps: (m) => {
      const dough = m.take('playdough|dough|clay');
      const made = dough.supply.id === 'flour';
      if (made) {
        m.add(
          'together',
          'mix',
          'Stir 1 cup of flour, half a cup of salt and half a cup of water in a bowl until no dry flour is left.',
        );
        m.take('salt');
        m.take('bowl');
        m.add('child', 'shape', 'Knead the dough on a board for three minutes, until it is smooth.');
      } else m.add('child', 'shape', `Knead ${dough.the} until it is soft and warm.`);
      tint(m);
      m.add('child', 'shape', `Roll a ball as big as an orange and press it into the body of the ${m.name}.`);
      m.add(
        m.tiny ? 'together' : 'child',
        'shape',
        `Roll and pinch ${m.s.parts
          .slice(0, 2)
          .map((part) => part.what)
          .join(' and ')}.`,
      );
      m.add(
        'child',
        'shape',
        `Press ${list(m.s.parts.slice(0, 2).map((part) => `the ${part.noun} on ${part.where}`.replace(/ on (on|at|around|along|in|under|between|behind|across|from|over|above|near|all|one|side|beside|by|inside|underneath|below|up|down|left|out|through|off) /, ' $1 ')))}.`,
      );
      const tool = m.take('popstick|spoon2|cutter|stick');
      m.add('child', 'draw', `Scratch ${m.s.mark} into the dough with ${tool.a}.`);
      const bits = m.pantry.takeListed((supply) => supply.feel !== undefined && supply.kind === 'decoration');
      if (bits)
        m.add(
          'child',
          'decorate',
          `Press ${m.refer(bits, 1).supply.bits} into the dough for ${m.s.accents[bits.feel ?? 'round'] ?? 'a pattern'}.`,
        );
      m.play(`Let the ${m.name} ${m.s.does[0]} across the table.`);
    },
    further: (m) => `Make ${m.s.scene[0]} from a second lump.`,
    safety: () => ['Dough is for the hands: keep it out of mouths, and wash hands afterward.'],
  },
  {
    id: 'salt-dough-ornament',
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 40,
    waiting: '2 to 3 days to dry in the air',
    mess: 'some',
    skills: ['measuring and mixing', 'rolling evenly', 'painting details'],
    titles: ['{S} Salt Dough Ornament', 'Salt Dough {S}'],
    lead: (m) => `Flour, salt and water dry as hard as clay, and ${m.aName} is ready to hang for years.`,
    steps: (m) => {
      const flour = m.take('dough|clay|paste2');
      const rollOut = `roll it out as thick as a pencil with ${m.take('roller|bottle', 1, true).a}`;
      if (flour.supply.id === 'air-dry-clay')
        m.add('child', 'shape', `Knead the clay until it is soft, and ${rollOut}.`);
      else {
        m.add(
          'together',
          'mix',
          `Mix 1 cup of ${flour.supply.name}, half a cup of salt and half a cup of water in a bowl.`,
        );
        m.take('salt');
        m.take('bowl');
        m.add('child', 'shape', `Knead it until it is smooth, and ${rollOut}.`);
      }
      tint(m);
      const cutter = m.pantry.takeListed((supply) => supply.tags.includes('cutter'));
      m.add(
        'child',
        'shape',
        cutter
          ? `Start with a shape from ${m.refer(cutter, 1).the} and change it until it looks like ${m.s.shape}.`
          : `Into the dough, draw ${m.s.shape} with ${m.take('popstick|spoon2').a}, as big as your hand, and pull away what is outside.`,
      );
      m.add(
        'child',
        'shape',
        `Shape ${m.s.parts
          .slice(0, 2)
          .map((part) => part.what)
          .join(' and ')} and stick ${m.s.parts.length > 1 ? 'them' : 'it'} on with a wet finger.`,
      );
      m.add('child', 'draw', `Scratch ${m.s.mark} into the surface, and press a straw through near the top.`);
      m.take('straw');
      m.add('grown-up', 'dry', 'Leave it on a rack for two to three days, turning it over every day.');
      m.fill('the ornament');
      const loop = m.take('string|yarn|ribbon', 1, true);
      m.decorate('around the edge', 2);
      m.add(m.who('hang'), 'tie', `Thread ${loop.some} through the hole and hang it up.`);
    },
    further: (m) => `Press a leaf or lace into a second piece and hang it beside the ${m.name}.`,
    safety: () => ['Salt dough is not food: it is far too salty to eat.'],
  },
  {
    id: 'clay-tile',
    sturdy: true,
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 50,
    waiting: '2 days to dry',
    mess: 'some',
    skills: ['building in relief', 'scoring and joining', 'working on a flat base'],
    titles: ['{S} Clay Tile', 'Raised Tile with {S}'],
    lead: (m) => `On a square of clay, ${m.aName} rises out of ${m.s.place}.`,
    steps: (m) => {
      const clay = m.take('clay|dough|playdough');
      m.add(
        'child',
        'shape',
        `Roll out ${clay.supply.id === 'flour' ? 'salt dough, made from flour, salt and water,' : clay.some} as thick as your finger and trim it to a square, ${m.inches(5)} wide.`,
      );
      m.add('child', 'shape', `Shape ${m.s.shape} from a second lump, as thick as a pencil.`);
      m.add(
        'child',
        'shape',
        'Scratch crossed lines into the backs, wet them and press the shape onto the tile.',
      );
      m.add('child', 'shape', `Add ${m.partNouns} as small rolls and flat pieces.`);
      m.add('child', 'draw', `Press ${m.s.mark} into the clay with a pencil tip.`);
      const print = m.pantry.takeListed(
        (supply) => supply.tags.includes('natural') || supply.tags.includes('texture'),
      );
      if (print)
        m.add(
          'child',
          'print',
          `Press ${m.refer(print, 1).supply.bits} into the background and lift ${print.mass ? 'it' : 'them'} off again.`,
        );
      m.add(
        'child',
        'dry',
        'Let the tile dry slowly for two days under a loose cloth, so that it does not crack.',
      );
      m.fill('the tile', '');
      m.decorate('in the corners', 2);
    },
    further: () => 'Make four tiles that show the same place in four kinds of weather.',
  },
  {
    id: 'painted-stones',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 35,
    waiting: '30 minutes to dry',
    mess: 'some',
    skills: ['seeing a shape in a stone', 'fine brushwork', 'storytelling'],
    titles: ['{S} Story Stones', 'Painted {S} Stones'],
    lead: (m) => `One stone is the ${m.name}, the others are its world, and together they tell a story.`,
    steps: (m) => {
      const stone = m.take('stone|disc|shell', 4);
      m.add('child', 'wash', `Wash ${stone.the} and let them dry.`);
      m.add(
        'child',
        'arrange',
        `Turn each one around until you see what it could be, and keep the best for the ${m.name}.`,
      );
      const paint = m.take('paint|acrylic-paint|draw2');
      m.add(
        'child',
        'paint',
        `Cover the best one with ${m.main} ${paint.supply.mass ? paint.supply.name.replace('acrylic ', '') : 'marker'} and let it dry.`,
      );
      m.add('child', 'paint', `Paint ${m.partNouns} with a fine brush.`);
      m.drawFace(' on top');
      m.add('child', 'paint', `Paint ${list(m.s.scene.slice(0, 3))} on the others.`);
      m.decorate('on the stones', 3);
      m.play(`Put the stones in a row and tell how the ${m.name} came to ${m.s.does[0]}.`);
    },
    further: () => 'Hide one stone in the garden for someone else to find.',
    safety: () => ["Use stones bigger than a child's fist where younger children are around."],
  },
  {
    id: 'twig-picture',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 35,
    mess: 'low',
    skills: ['choosing lengths', 'seeing lines', 'arranging'],
    titles: ['{S} in Twigs', 'Stick-and-Stone {S}'],
    lead: (m) => `Sticks are lines you can pick up: laid out and glued down, they draw ${m.aName}.`,
    steps: (m) => {
      const stick = m.take('stick|popstick|straw', 8);
      m.add('together', 'prepare', `Break or trim ${stick.some} to different lengths, from finger to hand.`);
      const board = m.take('thick|card|wood|plate');
      m.add(m.who('measure'), 'draw', `On ${board.piece}, lightly draw ${m.s.shape}.`);
      m.add(
        'child',
        'arrange',
        'Lay the sticks along the outline, changing and turning them until they fit.',
      );
      const bits = m.pantry.takeListed((supply) => supply.tags.includes('natural'));
      m.add(
        'child',
        'arrange',
        bits
          ? `Fill ${m.partNouns} with ${m.refer(bits, 1).some}.`
          : `Use the shortest pieces for ${m.partNouns}.`,
      );
      m.add(
        'child',
        'glue',
        'Pick up one piece at a time, put glue under it and press it down for a slow count of ten.',
      );
      m.glue();
      m.drawFace(' in the gaps');
      m.decorate('around the edge', 3);
    },
    further: () => 'Frame it with four straight sticks, tied at the corners.',
    safety: () => ['Snap off sharp points before you start.'],
  },
  {
    id: 'grass-head',
    sturdy: true,
    from: '4-5',
    to: '9-12',
    suits: (s) => faces(s) && s.kind !== 'sky',
    minutes: 25,
    waiting: 'about a week for the grass to grow',
    mess: 'some',
    skills: ['caring for a plant', 'watching growth', 'measuring'],
    titles: ['{S} with Grass Hair', 'Grow-a-Mane {S}'],
    lead: (m) => `In a week the ${m.name} has a head of green hair, ready for its first haircut.`,
    steps: (m) => {
      const cup = m.take('cup|tub|can|plastic-bottle|eggshell');
      m.cutParts(m.s.head.slice(0, 2), m.paper());
      m.stickParts(m.s.head.slice(0, 2), m.glue(), ` of ${cup.the}`);
      m.drawFace(' on the front');
      m.decorate('around the side', 3);
      const bed = m.take('soil|stuffing');
      m.add(
        'child',
        'fill',
        `Fill ${cup.the} with ${bed.supply.id === 'soil' ? 'soil' : `damp ${bed.some}`}, up to a finger width below the rim.`,
      );
      m.add('child', 'fill', 'Sprinkle grass seed thickly on top and press it in gently.');
      m.take('sprout');
      m.add('child', 'wash', 'Water it with a spoonful of water and set it in a bright window.');
      m.add('child', 'play', 'Water it a little every day, and measure the hair with a ruler.');
      m.take('ruler');
    },
    further: () => 'Cut the hair in a new style, and find out how long it takes to grow back.',
    safety: () => ['Wash hands after touching soil.'],
  },
];
