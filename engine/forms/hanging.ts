import { list } from '#engine/grammar/nouns.ts';
import { any, having, kinds, type Form } from './form.ts';

/** What the wind still lifts. */
const light = ['flat', 'stringy', 'feathery', 'fluffy'] as const;

const airy = (s: Parameters<Form['suits']>[0]): boolean =>
  having('flies', 'swims', 'wings')(s) || kinds('sky')(s);

export const hanging: readonly Form[] = [
  {
    id: 'bunting',
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 40,
    mess: 'low',
    skills: ['repeating a shape', 'measuring', 'decorating a room'],
    titles: ['{S} Bunting', 'A String of {S} Flags'],
    lead: (m) =>
      `A row of flags for a birthday or an ordinary Tuesday, every one with something of the ${m.name} on it.`,
    steps: (m) => {
      const paper = m.paper('paper|fabric|felt|magazine');
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut eight triangles from ${m.colorOf(paper, m.ground)}, each ${m.inches(6)} tall.`,
      );
      m.add('child', 'draw', `On four pieces of plain paper, draw ${m.s.shape}, no bigger than your palm.`);
      m.take('plain');
      m.fill('the drawings', '', true);
      m.add(m.who('cut paper'), 'cut', 'Cut them out and glue one on every second flag.');
      m.glue();
      m.add('child', 'draw', `Draw ${m.s.mark} on the flags in between.`);
      m.decorate('along the top of the flags', 4);
      const line = m.take('hang|string');
      m.add(
        m.who('hang'),
        'tie',
        `Fold the top of each flag over ${line.some}, tape it, and hang the row high up.`,
      );
      m.tape();
    },
    further: (m) => `Add a flag with one letter of a name between the ${m.s.plural}.`,
    safety: () => ['Hang the string well out of reach of small children.'],
  },
  {
    id: 'mobile',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 50,
    mess: 'low',
    skills: ['finding the balance point', 'tying knots', 'composition'],
    titles: ['{S} Mobile', 'Floating {S}'],
    lead: (m) => `Hung from a crossbar, ${m.aName} turns slowly in ${m.s.place}.`,
    steps: (m) => {
      const stick = m.take('stick|straw|popstick', 2);
      const line = m.take('thread|string|hang');
      m.add('together', 'tie', `Cross ${stick.the} and wind ${line.some} around the middle until they hold.`);
      const card = m.take('thin|paper|plate|card');
      m.add('child', 'draw', `On ${card.piece}, draw ${m.s.shape}, as big as your hand.`);
      m.add('child', 'draw', `Draw ${list(m.s.scene.slice(0, 3))} on the rest, half as big.`);
      m.fill('everything on both sides', '', true);
      m.add(m.who('hole'), 'cut', 'Cut all the shapes out and make a hole near the top of each.');
      m.decorate('on the shapes', 3);
      m.add(
        'child',
        'tie',
        `Tie each shape to ${line.some}, every piece a different length between ${m.inches(4)} and ${m.inches(12)}.`,
      );
      m.add(
        'together',
        'test',
        `Tie the ${m.name} to the middle and the others to the ends, and slide them until the bars hang level.`,
      );
      m.add('grown-up', 'tie', 'Hang the mobile from the ceiling, out of reach.');
    },
    further: () => 'Blow gently and find out which piece moves first, and why.',
    safety: () => ['A mobile with strings does not belong over a crib or a bed.'],
  },
  {
    id: 'windsock',
    from: '4-5',
    to: '9-12',
    suits: airy,
    minutes: 30,
    mess: 'low',
    skills: ['rolling a cylinder', 'cutting strips', 'watching the wind'],
    titles: ['{S} Windsock', 'Breezy {S}'],
    lead: (m) => `When the streamers lift, the ${m.name} knows that there is wind.`,
    steps: (m) => {
      const paper = m.paper('paper|plain|bigpaper');
      m.add(
        'child',
        'draw',
        `Lay ${paper.piece} flat and draw ${m.s.mark}, big enough to be seen from afar.`,
      );
      m.fill('the sheet', '');
      m.add('together', 'roll', 'Roll it into a wide tube with the picture outside, and tape the edge.');
      m.tape();
      m.cutParts(m.s.parts.slice(0, 2), paper);
      m.stickParts(m.s.parts.slice(0, 2), m.glue(), ' of the tube');
      const strips = m.take('streamer|tissue|ribbon|fabric');
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut eight strips of ${strips.some}, each ${m.inches(12)} long, and tape them inside the lower edge.`,
      );
      m.decorate('around the upper edge', 3, { feels: light });
      const line = m.take('string|yarn');
      m.add(
        m.who('hang'),
        'tie',
        `Make two holes in the upper edge, knot on ${line.some} as a handle, and hang it where the wind gets it.`,
      );
    },
    further: () => 'Write down for a week which way the streamers point in the morning.',
    safety: () => ['Hang it out of reach, and bring it in when it storms.'],
  },
  {
    id: 'door-wreath',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 45,
    mess: 'some',
    skills: ['covering evenly', 'arranging', 'decorating a room'],
    titles: ['{S} Door Wreath', 'Welcome Wreath with {S}'],
    lead: (m) => `A ring for the door, with ${m.aName} at the bottom to greet whoever rings.`,
    steps: (m) => {
      const plate = m.take('plate|pizza-box|thick|card');
      m.add(m.who('cut card'), 'cut', `Cut a ring from ${plate.piece}, about three fingers wide.`);
      const cover = m.pantry.takeListed(
        (supply) =>
          supply.tags.includes('natural') || supply.tags.includes('tissue') || supply.tags.includes('liner'),
      );
      const wrap = cover ? m.refer(cover, 1) : m.take('tissue|paper', 1, true);
      m.add(
        'child',
        'glue',
        cover
          ? `Glue ${wrap.supply.bits} around the ring, each overlapping the last.`
          : `Crumple ${wrap.some} into small balls and glue them around the ring.`,
      );
      m.glue();
      const card = m.take('thin|plain|paper', 1, true);
      const ground = card.supply.id === plate.supply.id ? 'the piece from the middle' : card.piece;
      m.add(m.who('measure'), 'draw', `On ${ground}, draw ${m.s.shape}, about as big as your hand.`);
      m.fill(`the ${m.name}`, '');
      m.add(m.who('cut paper'), 'cut', 'Cut it out and glue it to the bottom of the ring.');
      m.decorate('around the ring', 4);
      const loop = m.take('ribbon|string|yarn');
      m.add(m.who('hang'), 'tie', `Knot a loop of ${loop.some} at the top and hang the wreath on the door.`);
    },
    further: (m) => `Change the small pieces with the seasons and let the ${m.name} stay.`,
  },
  {
    id: 'paper-lantern',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['even cuts', 'folding', 'turning flat into round'],
    titles: ['{S} Lantern', 'Paper Lantern with {S}'],
    lead: (m) => `Straight cuts in a folded sheet open into a round lantern that carries ${m.aName}.`,
    steps: (m) => {
      const paper = m.take('paper|plain');
      m.add(
        'child',
        'cut',
        `Cut a strip ${m.inches(1)} wide off the short side of ${paper.piece} and keep it for the handle.`,
      );
      m.add('child', 'fold', 'Fold the rest in half lengthwise.');
      m.add(
        'child',
        'cut',
        `Cut from the fold toward the open edge, ${m.inches(1)} apart, and stop two fingers before the edge.`,
      );
      m.add(
        'child',
        'draw',
        `On ${m.take('plain', 1, true).piece}, draw ${m.s.shape}, no taller than ${m.inches(4)}.`,
      );
      m.fill(`the ${m.name}`, '');
      m.drawMark(' on it');
      m.add('child', 'glue', 'Open the sheet, roll it into a tube and glue the short edges together.');
      m.glue();
      m.add(
        'child',
        'glue',
        `Cut out the ${m.name} and glue it to the front, and glue the handle to the top.`,
      );
      m.decorate('around the upper and lower edge', 2);
    },
    further: () => 'Put a rolled tube of yellow paper inside, and the lantern seems to glow.',
    safety: () => ['No candle goes inside: this lantern is for daylight or a flashlight.'],
  },
  {
    id: 'kite',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 60,
    mess: 'low',
    skills: ['measuring', 'symmetry', 'how wind lifts'],
    titles: ['{S} Kite', 'High-Flying {S}'],
    lead: (m) => `A light diamond with ${m.aName} on the sail, made for a breezy field.`,
    steps: (m) => {
      const sail = m.take('bigpaper|wrapping-paper|bigsheet');
      m.add(
        'child',
        'draw',
        `Draw a diamond on ${sail.some}, ${m.inches(24)} tall and ${m.inches(20)} wide, the widest point a quarter of the way down.`,
      );
      m.add('child', 'draw', `In the middle, draw ${m.s.shape}, as big as it fits.`);
      m.fill('the picture', '');
      m.decorate('on the sail, few and light', 2, { feels: light });
      const stick = m.take('stick|reed', 2);
      m.add(
        m.who('strong'),
        'build',
        `Cross ${stick.the}, thin, straight and as long as the sail is tall and wide, tie them where they meet, and tape the ends to the corners.`,
      );
      const line = m.take('string|yarn', 1, true);
      m.need(line, '100 feet (30 m)');
      m.tape();
      m.add(
        'child',
        'tie',
        `Tie ${m.inches(40)} of ${line.some} to the bottom corner and knot a paper bow onto it every hand width.`,
      );
      m.add(
        m.who('strong'),
        'tie',
        'Tie the flying line to the crossing and wind the rest around a stick of cardboard.',
      );
      m.add('together', 'play', 'Fly it in a wide open field with a light, steady wind.');
    },
    further: () => 'Make the tail longer or shorter and see when the kite stands stillest.',
    safety: () => [
      'Fly kites far from power lines, roads, trees and thunderstorms.',
      'Do not wind the line around a hand.',
    ],
  },
];
