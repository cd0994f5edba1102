import { any, having, kinds, type Form } from './form.ts';

const floater = (s: Parameters<Form['suits']>[0]): boolean =>
  having('floats', 'swims')(s) || kinds('person', 'animal', 'bird')(s);
const climber = (s: Parameters<Form['suits']>[0]): boolean => having('limbs', 'flies', 'wings')(s);

export const moving: readonly Form[] = [
  {
    id: 'rolling-vehicle',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: having('rolls'),
    minutes: 45,
    mess: 'some',
    skills: ['axles and wheels', 'testing and fixing', 'cutting circles'],
    titles: ['Rolling {S}', '{S} on Real Wheels'],
    lead: (m) => `Four wheels that really turn, so the ${m.name} can ${m.s.does[0]} down a ramp.`,
    steps: (m) => {
      const body = m.take('smallbox|cereal-box|milk-carton|tube|bottle');
      m.fill(body.the);
      const wheel = m.pantry.takeListed((supply) => supply.tags.includes('wheel'));
      const round = wheel ? m.refer(wheel, 4) : m.take('card|thin|thick', 1, true);
      m.add(
        m.who('cut card'),
        'cut',
        wheel
          ? `Find the middle of the ${round.some} and mark it.`
          : `Trace a cup four times on ${round.piece} and cut out the circles as wheels.`,
      );
      const axle = m.take('straw|skewer|popstick', 2);
      m.add(
        m.who('hole'),
        'poke',
        `Poke two pairs of holes low in the sides of ${body.the} and push ${axle.the} through as axles.`,
      );
      m.add(
        m.who('hole'),
        'build',
        'Poke a hole in the middle of every wheel, push the wheels onto the axles and fix them with tape.',
      );
      m.tape();
      m.cutParts(m.s.parts.slice(0, 3), m.paper());
      m.stickParts(m.s.parts.slice(0, 3));
      m.drawMark(' on the sides');
      m.decorate('along the sides', 3);
      m.play('Prop a board on a book, let go at the top and measure how far it rolls.');
    },
    further: () => 'Change one thing only, such as bigger wheels, and measure again.',
  },
  {
    id: 'floating-boat',
    from: '4-5',
    to: '9-12',
    suits: floater,
    minutes: 30,
    mess: 'some',
    skills: ['testing what floats', 'balance', 'building a mast'],
    titles: ['{S} Afloat', 'Set Sail with the {S}'],
    lead: (m) => `A boat that stays up in a dishpan, with the ${m.name} on its sail.`,
    steps: (m) => {
      const hull = m.take('boat|milk-carton|tub|foamy|egg-carton');
      m.add('child', 'test', `Set ${hull.the} on water and find out which side floats best.`);
      const mast = m.take('straw|popstick|stick');
      const lump = m.take('playdough|clay|tape', 1, true);
      m.add(
        'together',
        'build',
        `Fix ${mast.supply.mass ? mast.piece : mast.a} upright in the middle with ${lump.supply.mass ? lump.some : lump.a}.`,
      );
      const sail = m.take('wax-paper|thin|plain|plate|foamy', 1, true);
      m.add(m.who('cut paper'), 'cut', `Cut a triangle sail from ${sail.piece}, as tall as the mast.`);
      m.add(
        'child',
        'draw',
        `On the sail, draw ${m.s.shape}, using crayon, which does not run when it gets wet.`,
      );
      m.take('wax');
      m.add(m.who('hole'), 'poke', 'Poke two holes in the sail and thread it onto the mast.');
      m.decorate('along the rim', 3);
      m.play('Launch it and blow into the sail from behind and from the side.');
    },
    further: () => 'Load pebbles one by one, and count how many it carries before it sinks.',
    safety: () => ["Stay within arm's reach of children near water, even in a dishpan."],
  },
  {
    id: 'marble-run',
    sturdy: true,
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 60,
    mess: 'low',
    skills: ['slopes and speed', 'testing and fixing', 'planning a path'],
    titles: ['{S} Marble Run', 'Roll to the {S}'],
    lead: (m) =>
      `A marble finds its way past ${m.s.scene[0]} and ${m.s.scene[1]} to the ${m.name} at the finish.`,
    steps: (m) => {
      const board = m.take('bigbox|thick|card');
      m.add(
        'child',
        'prepare',
        `Lean ${board.supply.tags.includes('bigbox') ? `one side of ${board.the}` : board.piece} against a wall and mark start and finish.`,
      );
      const tubes = m.take('tube|cup', 4);
      m.add(m.who('cut card'), 'cut', `Cut ${tubes.the} in half lengthwise.`);
      m.add('child', 'tape', 'Tape the first half near the top with a gentle slope.');
      m.tape();
      m.add('child', 'test', 'Roll a marble, see where it lands, and tape the next piece right there.');
      m.take('marble|dried-chickpea');
      m.add('child', 'build', 'Go on to the bottom, turning the slope left and right by turns.');
      m.add(
        'child',
        'draw',
        `On paper, draw ${m.s.shape}; cut it out and set it at the finish, next to a cup that catches the marble.`,
      );
      m.take('plain');
      m.take('cup', 1, true);
      m.fill('the board', m.ground);
      m.decorate('along the path', 3);
    },
    further: () => 'Build a detour that makes the marble five seconds slower.',
    safety: () => ['Keep marbles away from children under three.'],
  },
  {
    id: 'paper-glider',
    from: '6-8',
    to: '13+',
    suits: (s) => having('flies', 'wings')(s) && s.kind !== 'sky' && s.kind !== 'plant',
    minutes: 30,
    mess: 'low',
    skills: ['symmetry', 'testing one change at a time', 'how wings lift'],
    titles: ['{S} Glider', 'Gliding {S}'],
    lead: (m) => `A flat paper ${m.name} that glides across the room when its nose has the right weight.`,
    steps: (m) => {
      const paper = m.take('thin|paper|plain');
      m.add(
        'child',
        'fold',
        `Fold ${paper.piece} in half and draw half of the ${m.name} along the fold, with a wing as wide as your hand is long.`,
      );
      m.add('child', 'cut', 'Cut through both layers and open the sheet.');
      m.fill('the glider', '');
      m.drawMark(' on both sides alike');
      m.add('child', 'fold', 'Bend both wings up a little and crease the middle to make it stiff.');
      const weight = m.take('clip|tape', 1, true);
      m.add(
        'child',
        'test',
        `Put ${weight.supply.mass ? 'three layers of tape' : weight.a} on the front tip and throw it gently, straight ahead.`,
      );
      m.add('child', 'test', 'If it dives, bend the back edge up; if it rears up, add weight to the tip.');
      m.decorate('near the middle, not on the wing tips', 2, { feels: ['flat'] });
    },
    further: () => 'Mark a landing strip and count the landings out of ten throws.',
    safety: () => ['Throw gliders where nobody stands in front.'],
  },
  {
    id: 'climbing-toy',
    from: '6-8',
    to: '13+',
    suits: climber,
    minutes: 35,
    mess: 'low',
    skills: ['friction', 'symmetry', 'threading'],
    titles: ['Climbing {S}', 'Up the Ropes: {S}'],
    lead: (m) => `Pull the strings by turns and the ${m.name} climbs; let go and it slides back down.`,
    steps: (m) => {
      const card = m.take('thin|card|thick');
      m.add('child', 'draw', `On ${card.piece}, draw ${m.s.shape}, about ${m.inches(6)} tall.`);
      m.fill('the figure', '');
      m.drawFace(' on it');
      m.add(m.who('cut card'), 'cut', 'Cut it out.');
      const straw = m.take('straw');
      m.add(
        'child',
        'tape',
        `Cut two pieces of ${straw.supply.name}, each ${m.inches(2)} long, and tape them to the back like an upside-down V.`,
      );
      m.tape();
      const line = m.take('string|yarn');
      m.need(line, '10 feet (3 m)');
      m.add(
        'child',
        'thread',
        `Thread ${line.some}, ${m.inches(36)} long, through each piece and tie a thick knot to the lower end.`,
      );
      const bar = m.take('popstick|stick');
      m.add(
        'child',
        'tie',
        `Tie the upper ends to the ends of ${bar.a} and loop a string around its middle.`,
      );
      m.decorate('on the front', 2);
      m.play('Hang the loop on a doorknob and pull the strings, left and right by turns.');
    },
    further: () => 'Try straws at a flatter angle, and find out when it stops climbing.',
    safety: () => ['Take the toy down after play, so that no strings hang loose.'],
  },
];
