import { list } from '#engine/grammar/nouns.ts';
import { any, faces, kinds, solid, type Form } from './form.ts';

const eater = faces;
const stander = (s: Parameters<Form['suits']>[0]): boolean => solid(s) && !kinds('land')(s);

export const soundsAndGames: readonly Form[] = [
  {
    id: 'shaker',
    from: '2-3',
    to: '6-8',
    suits: any,
    minutes: 20,
    mess: 'low',
    skills: ['loud and soft', 'keeping a beat', 'gluing'],
    titles: ['{S} Shaker', 'Shake-Shake {S}'],
    lead: (m) => `A shaker that sounds like ${m.s.place} and looks like ${m.aName}.`,
    steps: (m) => {
      const body = m.take(m.tiny ? 'tub|smallbox|cup' : 'bottle|tub|cup|jar|tube');
      const fill = m.tiny ? m.take('lid', 3) : m.take('fill|pasta', 1, true);
      m.add(
        m.tiny ? 'together' : 'child',
        'fill',
        m.tiny
          ? `Drop ${fill.a} into ${body.the} and try how they rattle.`
          : `Pour ${fill.supply.amount} of ${fill.some} into ${body.the}.`,
      );
      m.add('grown-up', 'tape', 'Close the opening with card and wrap it with three layers of tape.');
      m.take('thin|card', 1, true);
      m.tape();
      const paper = m.paper('paper|felt|fabric');
      m.add('child', 'glue', `Wrap ${m.colorOf(paper, m.main)} around the outside and glue it down.`);
      m.glue();
      m.cutParts(m.s.parts.slice(0, 2), paper);
      m.stickParts(m.s.parts.slice(0, 2));
      m.drawFace();
      m.decorate('around the middle', 3);
      m.play(`Shake it fast and slow, loud and soft, while the ${m.name} dances.`);
    },
    further: () => 'Make a second one with another filling, and guess with closed eyes which is which.',
    safety: () => ['Check the seal before every use.'],
  },
  {
    id: 'tub-drum',
    sturdy: true,
    from: '2-3',
    to: '9-12',
    suits: (s) => s.id !== 'drum',
    minutes: 30,
    mess: 'low',
    skills: ['keeping a beat', 'stretching and taping', 'listening'],
    titles: ['{S} Drum', 'Boom-Boom {S} Drum'],
    lead: (m) => `A drum with ${m.aName} around its side, and a beat to match.`,
    steps: (m) => {
      const tub = m.take('tub|can|box|tissue-box');
      const wrap = m.paper('paper|fabric|felt|scrap');
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut a strip from ${m.colorOf(wrap, m.ground)} to fit around ${tub.the}.`,
      );
      m.add('child', 'draw', `On the strip, draw ${m.s.shape}, and ${m.s.scene[0]} beside it.`);
      m.fill('the strip', '');
      m.add('child', 'glue', 'Glue the strip around the side.');
      m.glue();
      m.add(
        m.young ? 'together' : 'child',
        'tape',
        'Stretch strips of tape across the opening, first like a star, then filling the gaps, as tight as you can.',
      );
      m.tape();
      const stick = m.take('spoon|popstick|stick', 2);
      m.add(
        'together',
        'tape',
        `Wrap the ends of ${stick.the} in a scrap of cloth and tape, to make soft beaters.`,
      );
      m.decorate('around the rim', 3);
      m.play(`Drum how the ${m.name} would ${m.s.does[0]}: fast, slow, loud or soft?`);
    },
    further: () => 'One person drums a pattern of four beats and the other one answers it.',
  },
  {
    id: 'box-guitar',
    sturdy: true,
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 35,
    mess: 'low',
    skills: ['high and low notes', 'testing', 'building with tension'],
    titles: ['{S} Box Guitar', 'Strum the {S}'],
    lead: (m) => `Bands over a hole make a box sing, and the ${m.name} gets the best seat, on the front.`,
    steps: (m) => {
      const box = m.take('tissue-box|shoebox|smallbox|cereal-box|tub');
      m.add(m.who('cut card'), 'cut', `Cut a round hole as wide as a cup into the front of ${box.the}.`);
      m.fill(box.the);
      m.add('child', 'draw', `On paper, draw ${m.s.shape}; cut it out and glue it beside the hole.`);
      m.take('plain');
      m.glue();
      m.take('band', 4);
      m.add(
        m.who('strong'),
        'build',
        'Stretch four rubber bands of different widths around the box, over the hole.',
      );
      const bridge = m.take('popstick|pencil|stick');
      m.add(
        'child',
        'build',
        `Slide ${bridge.a} under the bands on one side of the hole, so that they are free to swing.`,
      );
      const neck = m.take('tube|thick', 1, true);
      m.add('child', 'tape', `Tape ${neck.supply.mass ? neck.piece : neck.a} to the top as a neck.`);
      m.tape();
      m.decorate('around the sound hole', 3);
      m.play('Pluck one band after the other and sort them from low to high.');
    },
    further: () => 'Press a band down in the middle and listen: half the length sounds an octave higher.',
    safety: () => ['Keep faces away from stretched bands.'],
  },
  {
    id: 'matching-cards',
    from: '4-5',
    to: '9-12',
    suits: any,
    minutes: 35,
    mess: 'low',
    skills: ['drawing the same thing twice', 'memory', 'taking turns'],
    titles: ['{S} Matching Game', 'Find the Other {S}'],
    lead: (m) => `Twelve cards, six pairs: the ${m.name}, ${m.s.scene[0]} and four more to remember.`,
    steps: (m) => {
      const card = m.take('cardstock|cereal-box|cardboard|cardboard-box|shoebox|pizza-box');
      m.add(
        m.who('cut card'),
        'cut',
        `Cut ${card.supply.mass ? card.some : card.the} into twelve squares, each ${m.inches(3)} wide.`,
      );
      m.add('child', 'draw', `On two cards, draw ${m.s.shape}, as alike as you can.`);
      m.pen();
      m.add(
        'child',
        'draw',
        `Draw ${list(m.s.parts.slice(0, 2).map((part) => part.what))} on two cards each.`,
      );
      m.add('child', 'draw', `Draw ${list(m.s.scene.slice(0, 3))} on two cards each.`);
      m.fill('all the cards', '', true);
      const box = m.pantry.takeListed((supply) => supply.helper === 'tray' || supply.id === 'envelope');
      if (box) m.add('child', 'prepare', `Keep the cards together in ${m.refer(box, 1).the}.`);
      m.play('Lay the cards face down and take turns to turn over two: a pair may be kept.');
    },
    further: () => 'Play with the cards face up against the clock, or add three more pairs.',
  },
  {
    id: 'board-game',
    sturdy: true,
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 60,
    mess: 'low',
    skills: ['making up rules', 'counting on', 'testing a design'],
    titles: ['The {S} Board Game', 'Race to the {S}'],
    lead: (m) =>
      `A path of 30 squares leads through ${m.s.place}, and whoever reaches the ${m.name} first has won.`,
    steps: (m) => {
      const board = m.take('pizza-box|thick|card|bigpaper');
      m.add(
        'child',
        'draw',
        `Draw a winding path of 30 squares on ${board.piece}, each big enough for your thumb.`,
      );
      m.add('child', 'draw', `At the finish, draw ${m.s.shape}.`);
      m.pen();
      m.add('child', 'draw', `Draw ${list(m.s.scene.slice(0, 3))} along the way.`);
      m.fill('the board', '');
      m.add(
        'child',
        'draw',
        `Turn six squares into events, such as: let the ${m.name} ${m.s.does[0]} and go on three squares.`,
      );
      const pieces = m.take('lid|wheel|stone|bead|acorn|cork|shell', 4);
      m.add(
        'child',
        'paint',
        `Give every player ${pieces.supply.mass ? pieces.piece : `one of ${pieces.the}`} in a color of their own.`,
      );
      m.take('dice');
      m.add('child', 'test', 'Play a test round with dice, and change every rule that is boring or unfair.');
      m.decorate('around the edge of the board', 3);
    },
    further: () => 'Write the rules on a card, as if for somebody who has never seen the game.',
    safety: () => ['Keep the small pieces away from children under three.'],
  },
  {
    id: 'toss-game',
    from: '2-3',
    to: '9-12',
    suits: eater,
    minutes: 30,
    mess: 'some',
    skills: ['aiming', 'counting points', 'painting big'],
    titles: ['Feed the {S}', 'Hungry {S} Toss'],
    lead: (m) => `The ${m.name} is hungry, and only a good throw gets the ball into its mouth.`,
    steps: (m) => {
      const box = m.take('bigbox|box|shoebox');
      m.add(
        'grown-up',
        'cut',
        `Cut a mouth into one side of ${box.the}, about ${m.inches(box.supply.tags.includes('bigbox') ? 8 : 5)} wide, and cover the edges with tape.`,
      );
      m.tape();
      m.fill('the front');
      m.cutParts(m.s.head, m.paper('paper|felt|bigpaper'), `as big as a hand`);
      m.stickParts(m.s.head);
      m.drawMark(' on the front');
      m.decorate('around the mouth', 3);
      const ball = m.take('bigsheet|sock|foil');
      m.add(
        'child',
        'shape',
        `Make five soft balls, each as big as an orange, from ${ball.some}${ball.supply.tags.includes('sock') ? '' : ' and tape'}.`,
      );
      m.play(
        `Stand ${m.byAge('two', 'four', 'eight')} steps away and feed the ${m.name}: one point for every ball.`,
      );
    },
    further: () => 'Throw with the other hand, or with one eye closed.',
  },
  {
    id: 'bowling-set',
    from: '2-3',
    to: '9-12',
    suits: stander,
    minutes: 30,
    mess: 'some',
    skills: ['rolling and aiming', 'counting to six', 'repeating a figure'],
    titles: ['{S} Bowling', 'Knock Down Six {S} Pins'],
    lead: (m) => `Six pins, each with its own ${m.name}, wait in a triangle for the first ball.`,
    steps: (m) => {
      const pins = m.take('pin|tube|milk-carton', 6);
      m.fill(pins.the, m.main, true);
      m.add(
        m.tiny ? 'together' : 'child',
        'draw',
        `On six pieces of paper, draw ${m.s.shape}, as tall as the pins.`,
      );
      m.take('plain');
      m.add(m.who('cut paper'), 'cut', `Cut them out and glue one on each pin.`);
      m.glue();
      m.drawMark(' on each one');
      m.decorate('around the pins', 3);
      const ball = m.take('ball|bigsheet|sock|foil');
      if (!ball.supply.tags.includes('ball'))
        m.add(
          'child',
          'shape',
          `Press ${ball.some} into a ball as big as a grapefruit and wrap it with tape.`,
        );
      if (!ball.supply.tags.includes('ball')) m.tape();
      m.play('Set the pins up in rows of three, two and one, and roll the ball from four steps away.');
    },
    further: () => 'Write a number on each pin and add up what falls.',
  },
  {
    id: 'jigsaw',
    from: '4-5',
    to: '9-12',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['seeing parts and whole', 'coloring to the edge', 'patience'],
    titles: ['{S} Jigsaw', 'Puzzle Picture: {S}'],
    lead: (m) => `Draw ${m.aName}, take it apart, and put it together again.`,
    steps: (m) => {
      const card = m.take('card|thin|cereal-box|plate');
      m.add(
        m.young ? 'together' : 'child',
        'draw',
        `On ${card.piece}, draw ${m.s.shape}, right to the edges.`,
      );
      m.drawMark(' on it');
      m.add(
        'child',
        'draw',
        `Fill the background with ${m.s.scene[0]} and ${m.s.scene[1]}, so that no part stays empty.`,
      );
      m.fill('the whole picture', '');
      m.decorate('flat on the picture', 2, { feels: ['flat'] });
      m.add(
        'child',
        'draw',
        `Turn it over and draw wavy lines for ${m.byAge('six', 'twelve', 'twenty')} pieces.`,
      );
      m.add(m.who('cut card'), 'cut', 'Cut along the lines.');
      const keep = m.pantry.takeListed(
        (supply) => supply.helper === 'tray' || supply.id === 'envelope' || supply.id === 'paper-bag',
      );
      m.add(
        'child',
        'play',
        keep
          ? `Mix the pieces, put the puzzle together, and keep it in ${m.refer(keep, 1).the}.`
          : 'Mix the pieces and put the puzzle together.',
      );
    },
    further: () => 'Write a secret message on the back before you cut, and send the pieces to a friend.',
  },
];
