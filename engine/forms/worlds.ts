import { list } from '#engine/grammar/nouns.ts';
import { any, kinds, solid, type Form } from './form.ts';

export const worlds: readonly Form[] = [
  {
    id: 'box-diorama',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 50,
    mess: 'some',
    skills: ['foreground and background', 'planning a scene', 'storytelling'],
    titles: ['{S} in a Shoebox', 'Little World of the {S}', '{S} Scene'],
    lead: (m) =>
      `Tip a box on its side and ${m.s.place} moves in, with ${m.s.scene.slice(0, 2).join(' and ')} around the ${m.name}.`,
    steps: (m) => {
      const box = m.take('shoebox|box');
      m.add('child', 'prepare', `Lay ${box.the} on its long side, open toward you.`);
      m.fill('the inside of the box', m.ground);
      const ground = m.pantry.takeListed(
        (supply) => supply.tags.includes('natural') || supply.feel === 'grainy',
      );
      const floor = ground ? m.refer(ground, 1) : m.take('tear|paper', 1, true);
      m.add(
        'child',
        'glue',
        ground
          ? `Spread glue on the floor of the box and press ${ground.bits} into it.`
          : `Tear ${floor.some} into strips and glue them down as the ground.`,
      );
      m.glue();
      const paper = m.take('thin|paper|plain', 1, true);
      m.add(
        m.young ? 'together' : 'child',
        'draw',
        `On ${paper.piece}, draw ${m.s.shape}, with a tab ${m.inches(1)} wide at the bottom.`,
      );
      m.fill(`the ${m.name}`, '');
      m.add(m.who('cut paper'), 'cut', `Cut it out, fold the tab back and glue it to the floor of the box.`);
      m.add(
        m.who('cut paper'),
        'arrange',
        `Draw ${list(m.s.scene)}, cut them out and set some in front and some behind.`,
      );
      m.decorate('along the edges of the box', 4);
    },
    further: () => 'Hang a small part of the scene from the top on thread, so that it moves when you blow.',
  },
  {
    id: 'stop-motion-set',
    sturdy: true,
    from: '9-12',
    to: '13+',
    suits: (s) => solid(s),
    minutes: 75,
    mess: 'low',
    skills: ['planning a short story', 'patience', 'how film works'],
    titles: ['{S} Stop-Motion Film', 'A Ten-Second Film: {S}'],
    lead: (m) =>
      `A small stage, a figure that moves a finger width at a time, and a film in which the ${m.name} can ${m.s.does[0]}.`,
    steps: (m) => {
      const back = m.take('card|thick|bigpaper|plain');
      m.add(
        'child',
        'paint',
        `Draw ${m.s.place} with ${m.s.scene.slice(0, 2).join(' and ')} on ${back.piece} as the backdrop.`,
      );
      m.pen();
      m.add(
        'child',
        'build',
        'Prop the backdrop up against a stack of books and tape a sheet of paper in front as the floor.',
      );
      m.tape();
      const figure = m.take('playdough|clay|paper', 1, true);
      m.add(
        'child',
        'shape',
        figure.supply.tags.includes('paper')
          ? `Cut ${m.s.shape} from ${figure.some}, with the ${m.part(0).noun} as a separate piece that can move.`
          : `Model ${m.s.shape} from ${figure.some}, about as tall as your thumb.`,
      );
      m.drawMark();
      m.decorate('on the stage as props', 4);
      m.add(
        'child',
        'prepare',
        'Lean a phone against a heavy cup, so that it cannot move, and aim it at the stage.',
      );
      m.take('phone');
      m.add('child', 'play', `Take a photo, move the ${m.name} by a finger width, and take the next.`);
      m.add(
        'child',
        'play',
        `Take 60 photos in which the figure can ${m.s.does[0]} and then ${m.s.does[1]}; then play them fast, six a second.`,
      );
    },
    further: () => 'Record the sounds with things from the kitchen and add them to the film.',
  },
  {
    id: 'floor-mural',
    sturdy: true,
    from: '2-3',
    to: '6-8',
    suits: any,
    minutes: 30,
    mess: 'some',
    skills: ['big arm movements', 'working side by side', 'naming what belongs together'],
    titles: ['Giant {S} Mural', 'The {S} on the Floor'],
    lead: (m) =>
      `Paper as long as the child, and room for a huge ${m.name} with ${m.s.scene[0]} and ${m.s.scene[1]}.`,
    steps: (m) => {
      const paper = m.take('bigpaper|bigsheet|bigbox');
      m.add(
        'grown-up',
        'tape',
        `Spread ${paper.some} on the floor, as long as the child is tall, and tape down the corners.`,
      );
      m.tape();
      m.add(
        m.tiny ? 'grown-up' : 'together',
        'draw',
        `Across the middle, draw ${m.s.shape}, as big as you can.`,
      );
      m.fill('the shape', m.main);
      m.drawMark(' on top');
      m.add('child', 'draw', `Add ${m.s.scene[0]} on one side and ${m.s.scene[1]} on the other.`);
      m.decorate('along the bottom as the ground', 4);
      m.play(`Walk along the picture and tell what the ${m.name} does first, next and last.`);
    },
    further: () => 'Hang the mural low on a wall and add one new thing every day for a week.',
  },
  {
    id: 'layered-paper-scene',
    from: '9-12',
    to: '13+',
    suits: any,
    minutes: 70,
    mess: 'low',
    skills: ['thinking in layers', 'precise cutting', 'light and shade'],
    titles: ['{S} in Layers', 'Deep Paper Scene: {S}'],
    lead: (m) =>
      `Four sheets of paper, each cut away a little more, lead the eye through ${m.s.scene[0]} to the ${m.name} at the back.`,
    steps: (m) => {
      const paper = m.take('construction-paper|cardstock');
      m.need(paper, '4 sheets');
      m.add(
        'child',
        'prepare',
        `Stack four sheets of ${paper.some} from dark to light and mark a frame ${m.inches(1)} wide on each.`,
      );
      m.add('child', 'draw', `In the middle of the lightest sheet, draw ${m.s.shape}, and color it.`);
      m.pen();
      m.add('child', 'draw', `On the next sheet, draw ${m.s.scene[0]} growing in from the frame.`);
      m.add('child', 'draw', `On the third, draw ${m.s.scene[1]}, closer to the edge.`);
      m.add(
        'child',
        'cut',
        'Fold each of these sheets lightly to start a cut, then cut out the open middle with small scissors.',
      );
      m.add('child', 'cut', 'Cut a wide, wavy opening into the last sheet, which goes in front.');
      const spacer = m.take('thick|card|foamy', 1, true);
      m.add(
        'child',
        'glue',
        `Cut narrow strips of ${spacer.some} and glue them between the sheets as spacers.`,
      );
      m.glue();
      m.decorate('around the front frame', 3);
    },
    further: () => 'Set the scene in a window and watch the layers change with the daylight.',
  },
  {
    id: 'snow-globe',
    from: '6-8',
    to: '13+',
    suits: (s) =>
      kinds('animal', 'building', 'plant', 'person', 'bird', 'fish', 'robot', 'vehicle', 'thing')(s),
    minutes: 45,
    waiting: '1 hour for the tape and glue to set',
    mess: 'some',
    skills: ['testing what floats', 'waterproof building', 'patience'],
    titles: ['{S} Swirl Jar', '{S} in a Jar'],
    lead: (m) => `Shake the jar and the ${m.name} stands in the middle of a small storm.`,
    steps: (m) => {
      const jar = m.take('jar');
      m.add(
        'grown-up',
        'prepare',
        `Wash ${jar.the}, peel off the label and check that the lid closes tightly.`,
      );
      const sheet = m.take('foamy|clear-sheet|plastic-lid|foil');
      m.add(
        'child',
        'draw',
        `On ${sheet.supply.mass ? sheet.piece : sheet.a}, draw ${m.s.shape} with a waterproof pen, small enough to fit inside.`,
      );
      m.take('permanent-marker|crayon');
      m.drawMark();
      m.add(m.who('cut card'), 'cut', 'Cut it out with a tab at the bottom.');
      m.add(m.who('seal'), 'tape', 'Bend the tab and fix it to the inside of the lid with waterproof tape.');
      m.tape();
      const bits = m.take('sequin|glitter|foil|bead', 1, true);
      m.add(
        'child',
        'fill',
        `Fill the jar with water up to a finger width below the rim and drop in ${bits.supply.bits === bits.supply.plural ? `a ${bits.supply.mass ? 'pinch of' : 'few'} ${bits.some}` : bits.supply.bits}.`,
      );
      m.add('grown-up', 'tape', 'Screw the lid on hard, wrap it twice with tape and turn the jar over.');
      m.decorate('around the lid', 3, { atEdgeOnly: true });
    },
    further: () =>
      'Stir a few drops of glycerin or clear glue into the water and time how much longer the swirl takes to settle.',
    safety: () => ['Keep the closed jar out of reach of younger children.'],
  },
  {
    id: 'calm-bottle',
    from: '2-3',
    to: '6-8',
    suits: any,
    minutes: 20,
    mess: 'some',
    skills: ['watching closely', 'pouring', 'calming down'],
    titles: ['{S} Calm Bottle', 'Quiet Bottle with {S}'],
    lead: (m) => `Tip it, watch it, breathe out: a sealed bottle in the colors of the ${m.name}.`,
    steps: (m) => {
      const bottle = m.take('bottle|jar');
      m.add('grown-up', 'prepare', `Wash ${bottle.the} and peel off the label.`);
      m.add('together', 'fill', `Fill it three quarters full with water.`);
      const dye = m.pantry.takeListed(
        (supply) => supply.tags.includes('dye') || supply.tags.includes('wash'),
      );
      const tint = dye ? m.refer(dye, 1) : m.take('watercolor-paint|paint', 1, true);
      m.add(
        'together',
        'mix',
        tint.supply.mass
          ? `Stir in a little ${tint.supply.name} until the water is pale ${m.main}.`
          : `Stir in a little color until the water is pale ${m.main}.`,
      );
      // Paper would turn to mush.
      const bits = m.take(m.tiny ? 'felt|fabric' : 'foil|ribbon|yarn', 1, true);
      const foil = bits.supply.id === 'aluminum-foil';
      m.add(
        m.tiny ? 'together' : 'child',
        foil ? 'tear' : 'cut',
        `${foil ? 'Tear' : 'Cut'} ${bits.some} into strips about as long as a finger and push them in.`,
      );
      m.add('grown-up', 'tape', 'Screw the lid on hard and wrap it with three layers of tape.');
      m.tape();
      m.add(
        m.tiny ? 'grown-up' : 'together',
        'cut',
        `On paper, draw ${m.s.shape}; cut it out and tape it to the front.`,
      );
      m.take('plain');
      m.decorate('around the bottle', 3);
      m.play('Tip the bottle slowly and follow one piece with your eyes until it lands.');
    },
    further: () => 'Make one bottle with little water and one with a lot, and compare how fast things sink.',
    safety: () => [
      'Check the tape on the lid before every use, and throw the bottle away when it is damaged.',
    ],
  },
];
