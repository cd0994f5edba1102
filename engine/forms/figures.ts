import { list } from '#engine/grammar/nouns.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Maker } from './maker.ts';
import { any, faces, having, kinds, solid, type Form } from './form.ts';

const buildable = kinds('animal', 'bird', 'bug', 'person', 'robot', 'vehicle', 'building', 'fish', 'music');
const standing = (s: Parameters<Form['suits']>[0]): boolean => faces(s) || having('tall')(s);
const crawler = (s: Parameters<Form['suits']>[0]): boolean =>
  s.kind === 'bug' || (having('long')(s) && faces(s)) || (having('round')(s) && faces(s));

const buildingTags = /^(?:tube|cup|box|carton|bottle|tub|can|lid|spool|cork|plate|card)$/;

/** Two more of the family's boxes and tubes find a place on the model. */
function addListedBoxes(m: Maker): void {
  const next = (): Supply | null =>
    m.pantry.takeListed(
      (supply) => supply.kind === 'base' && supply.tags.some((tag) => buildingTags.test(tag)),
    );
  const extra = [next(), next()].filter((supply) => supply !== null).map((supply) => m.refer(supply, 1));
  if (extra.length === 0) return;
  const them = extra.length > 1 ? 'them' : 'it';
  m.add(
    'child',
    'build',
    `Find a place for ${list(extra.map((ref) => ref.the))} and hold ${them} in place with tape.`,
  );
}

export const figures: readonly Form[] = [
  {
    id: 'tube-figure',
    from: '2-3',
    to: '9-12',
    suits: (s) => standing(s) && solid(s),
    minutes: 25,
    mess: 'some',
    skills: ['wrapping a round shape', 'cutting parts', 'gluing'],
    titles: ['Cardboard Tube {S}', 'Roly-Poly {S}', '{S} from a Tube'],
    lead: (m) =>
      `A cardboard tube stands up by itself, so all the ${m.name} needs is color and ${m.part(0).what}.`,
    steps: (m) => {
      const tube = m.take('tube|cup');
      if (m.random.next() < 0.5) m.fill(tube.the);
      else {
        const wrap = m.paper('paper|felt|fabric');
        m.add(
          m.who('cut paper'),
          'cut',
          `Cut a strip from ${m.colorOf(wrap, m.main)}, as tall as ${tube.the}.`,
        );
        m.add('child', 'glue', `Wrap the strip around ${tube.the} and glue the edge down.`);
        m.glue();
      }
      m.cutParts(m.s.parts.slice(0, 3), m.paper());
      m.stickParts(m.s.parts.slice(0, 3));
      m.drawFace();
      m.decorate('around the bottom', 4);
      m.play(`Stand the ${m.name} up and let it ${m.s.does[0]} across the table.`);
    },
    further: (m) => `Make a smaller one from half a tube, and add ${m.s.scene[0]} from paper.`,
  },
  {
    id: 'egg-carton-figure',
    from: '4-5',
    to: '9-12',
    suits: crawler,
    minutes: 30,
    mess: 'some',
    skills: ['painting a bumpy shape', 'counting parts', 'gluing'],
    titles: ['Egg Carton {S}', 'Bumpy {S}'],
    lead: (m) => `The bumps of an egg carton already look like the back of ${m.aName}.`,
    steps: (m) => {
      const carton = m.take('carton|cup');
      const cups = m.s.traits.includes('long') ? 'a row of four cups' : 'two cups';
      m.add(
        m.who('cut card'),
        'cut',
        carton.supply.id === 'egg-carton'
          ? `Cut ${cups} from ${carton.the} and trim the edge straight.`
          : `Cut ${carton.the} down to half its height.`,
      );
      m.fill('the outside of the cups', m.main, true);
      m.cutParts(m.s.parts.slice(0, 3), m.paper());
      m.stickParts(m.s.parts.slice(0, 3));
      m.drawFace(' on the front cup');
      m.drawMark();
      m.decorate('along the sides', 3);
      m.play(`Put the ${m.name} on a leaf or a sheet of green paper and let it ${m.s.does[0]}.`);
    },
    further: (m) => `Paint the inside of the spare cups and turn them into ${m.s.scene[0]}.`,
  },
  {
    id: 'cup-figure',
    from: '2-3',
    to: '9-12',
    suits: (s) => faces(s) && s.kind !== 'sky',
    minutes: 25,
    mess: 'some',
    skills: ['working on a curved surface', 'cutting parts', 'gluing'],
    titles: ['Paper Cup {S}', 'Upside-Down Cup {S}'],
    lead: (m) => `Turn a paper cup upside down and it is halfway to being ${m.aName}.`,
    steps: (m) => {
      const cup = m.take('cup|tub');
      m.add('child', 'prepare', `Turn ${cup.the} upside down.`);
      m.fill(cup.the);
      const parts =
        m.random.next() < 0.5
          ? m.s.parts.slice(0, 3)
          : [
              ...m.s.head.slice(0, 2),
              ...m.s.parts.filter((part) => !m.s.head.some((h) => h.noun === part.noun)).slice(0, 1),
            ];
      m.cutParts(parts, m.paper());
      m.stickParts(parts);
      m.drawFace(' on the front');
      m.decorate('around the rim', 4);
      m.play(`Hide something small under the ${m.name} and let someone guess what it guards.`);
    },
    further: (m) => `Make three cups and play a guessing game in ${m.s.place}.`,
  },
  {
    id: 'pinecone-figure',
    from: '4-5',
    to: '9-12',
    suits: (s) => faces(s) && kinds('animal', 'bird', 'bug', 'person')(s),
    minutes: 25,
    mess: 'low',
    skills: ['looking closely at nature', 'small hand movements', 'balance'],
    titles: ['Pinecone {S}', 'Forest-Floor {S}'],
    lead: (m) =>
      `The scales of a pinecone hold small parts almost by themselves, which suits ${m.aName} very well.`,
    steps: (m) => {
      const cone = m.take('pinecone|acorn');
      m.add('child', 'prepare', `Brush the dirt off ${cone.the} and find the side that stands best.`);
      m.cutParts(m.s.head, m.paper('felt|paper'), `no longer than ${m.inches(2)}`);
      m.add(
        'child',
        'glue',
        `Put a dab of glue on the end of each piece and push the ${m.s.head[0]?.noun} between the upper scales.`,
      );
      m.glue();
      const rest = m.s.parts.filter((part) => !m.s.head.some((head) => head.noun === part.noun)).slice(0, 2);
      if (rest.length > 0) m.cutParts(rest, m.paper('felt|paper'));
      if (rest.length > 0) m.stickParts(rest);
      const eyes = m.take('eyes|paper', 1, true);
      const bought = eyes.supply.tags.includes('eyes');
      m.add(
        bought ? 'child' : m.who('cut paper'),
        'glue',
        bought
          ? `Glue two ${eyes.some} to the front.`
          : `Draw two eyes on ${eyes.some}, cut them out and glue them to the front.`,
      );
      m.decorate('between the scales', 4);
      m.play(`Set the ${m.name} among leaves and take its portrait at eye level.`);
    },
    further: () =>
      'Leave a spare pinecone in a dry room and one in a damp room, and watch the scales open and close.',
    safety: () => ['Wash hands after handling things from outdoors.'],
  },
  {
    id: 'junk-model',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: buildable,
    minutes: 50,
    mess: 'some',
    skills: ['planning a construction', 'joining boxes', 'problem solving'],
    titles: ['Recycled {S}', '{S} from the Recycling Bin', 'Build-It {S}'],
    lead: (m) => `Boxes, tubes and lids turn into ${m.s.shape}, big enough to stand on the shelf.`,
    steps: (m) => {
      const body = m.take('cereal-box|smallbox|box|bottle|carton|tub|can');
      m.add('child', 'build', `Choose ${body.the} as the body and turn it until it looks like ${m.s.shape}.`);
      const more = [
        m.take('tube|cup|bottle|tub|can', 1, true),
        m.take('lid|carton|cup|wheel|smallbox', 1, true),
      ].filter((ref) => ref.supply.id !== body.supply.id);
      const added = more.length > 0 ? list(more.map((ref) => ref.a)) : 'a second one';
      m.add(
        m.who('cut card'),
        'build',
        `Tape ${added} to the body where the shape needs more: a head, a leg, a roof or a wheel.`,
      );
      m.tape();
      addListedBoxes(m);
      m.add('together', 'test', 'Stand the model up, and prop up any side that leans.');
      m.fill('the whole model');
      m.cutParts(m.s.parts.slice(0, 3), m.paper('paper|thin|felt|card'));
      m.stickParts(m.s.parts.slice(0, 3));
      m.drawFace();
      m.decorate('wherever the model looks bare', 3);
    },
    further: (m) => `Make ${m.s.scene[0]} to go with it and make a museum label with one fact.`,
  },
  {
    id: 'slot-together-model',
    from: '9-12',
    to: '13+',
    suits: kinds('animal', 'vehicle', 'building', 'plant', 'robot', 'bird', 'bug'),
    minutes: 60,
    mess: 'low',
    skills: ['thinking in three dimensions', 'measuring slots', 'precise cutting'],
    titles: ['Slot-Together {S}', 'Flat-Pack {S}'],
    lead: (m) =>
      `No glue holds this ${m.name} together: flat pieces slide into each other, and it comes apart again to store.`,
    steps: (m) => {
      const card = m.take('card|thick');
      m.add(
        'child',
        'draw',
        `On ${card.piece}, draw the side view of the model, about ${m.inches(8)} long: ${m.s.shape}.`,
      );
      m.add('child', 'draw', `Draw two cross pieces, ${m.inches(4)} wide, that will hold it upright.`);
      m.add(
        'child',
        'draw',
        `Draw ${m.s.parts
          .slice(0, 2)
          .map((part) => part.what)
          .join(' and ')} as separate pieces.`,
      );
      m.add('child', 'cut', 'Cut out all the pieces with strong scissors.');
      m.add('child', 'cut', 'Cut a slot halfway into each piece, just as wide as the cardboard is thick.');
      m.add(
        'child',
        'test',
        'Slide the pieces into each other, and widen a slot a little if it is too tight.',
      );
      m.fill('the pieces', '', true);
      m.drawMark();
      m.decorate('along the edges', 3);
    },
    further: () => 'Scale all the pieces up by half and build a big one for the yard.',
  },
  {
    id: 'pencil-pot',
    sturdy: true,
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 35,
    mess: 'some',
    skills: ['wrapping a cylinder', 'design for use', 'neat gluing'],
    titles: ['{S} Pencil Pot', 'Desk Pot with {S}'],
    lead: (m) => `A pot that keeps pens in order, with the ${m.name} on watch at the front.`,
    steps: (m) => {
      const pot = m.take('can|tub|tube|cup|jar');
      if (pot.supply.id === 'can')
        m.add('grown-up', 'tape', `Check the rim of ${pot.the} and cover it with two layers of tape.`);
      if (pot.supply.id === 'can') m.tape();
      if (pot.supply.tags.includes('tube'))
        m.add(
          'child',
          'glue',
          `Stand the tube on ${m.take('thin|card', 1, true).piece}, trace around it, cut the circle out and glue it on as a floor.`,
        );
      const wrap = m.paper('paper|fabric|felt|scrap');
      m.add(
        'child',
        'cut',
        `Cut a strip from ${m.colorOf(wrap, m.ground)}, as tall as the pot and long enough to go around it.`,
      );
      m.add('child', 'glue', 'Spread glue on the strip and roll it around the pot without wrinkles.');
      m.glue();
      m.cutParts(m.s.parts.slice(0, 3), m.paper());
      m.add(
        'child',
        'glue',
        `Draw and cut out the body of the ${m.name}, glue it to the front, and add the ${m.s.parts
          .slice(0, 3)
          .map((part) => part.noun)
          .join(', the ')}.`.replace(/, the ([^,]*)\.$/, ' and the $1.'),
      );
      m.drawFace();
      m.decorate('around the upper edge', 3);
    },
    further: (m) => `Make a low lid pot for erasers and clips, with ${m.s.scene[0]} on it.`,
  },
];
