import { any, faces, having, kinds, type Form } from './form.ts';

const living = (s: Parameters<Form['suits']>[0]): boolean => faces(s) && s.head !== undefined;
const rides = having('rolls', 'floats', 'flies');
const noSeat = new Set(['skateboard', 'surfboard', 'satellite', 'space-station']);

export const costumes: readonly Form[] = [
  {
    id: 'paper-plate-mask',
    from: '4-5',
    to: '9-12',
    suits: living,
    minutes: 35,
    mess: 'some',
    skills: ['cutting with scissors', 'symmetry', 'pretend play'],
    titles: ['Paper Plate {S} Mask', '{S} Mask'],
    lead: (m) => `A light mask with ${m.s.head[0]?.what}, ready to wear before the paint pot is washed out.`,
    steps: (m) => {
      const plate = m.take('plate|thin');
      m.add(
        'together',
        'draw',
        `Hold ${plate.the} up to the child's face and mark where the eyes are with a pencil.`,
      );
      m.add(m.who('hole'), 'cut', `Cut out two eye holes, each about ${m.inches(1)} wide.`);
      m.fill(plate.the);
      const paper = m.paper();
      m.cutParts(m.s.head, paper, `a little bigger than the child's hand`);
      m.stickParts(m.s.head);
      m.decorate('around the rim of the mask', 4);
      const handle = m.take('popstick|straw|tube');
      m.add('child', 'tape', `Tape ${handle.a} to the back of the mask as a handle.`);
      m.tape();
      m.play(`Hold up the mask and ${m.s.does[0]} like the ${m.name}.`.replaceAll(/\bits\b/g, 'your'));
    },
    further: (m) => `Make a second mask and act out a meeting in ${m.s.place}.`,
  },
  {
    id: 'layered-mask',
    from: '9-12',
    to: '13+',
    suits: living,
    minutes: 55,
    mess: 'low',
    skills: ['planning in layers', 'precise cutting', 'symmetry'],
    titles: ['Layered {S} Half Mask', '{S} Masquerade Mask'],
    lead: (m) =>
      `A half mask that gets its depth from three layers: the face, ${m.s.head.map((part) => `the ${part.noun}`).join(' and ')}.`,
    steps: (m) => {
      const card = m.take('thin|card');
      m.add(
        'child',
        'fold',
        `Fold a sheet of paper in half and draw half a mask on it, ${m.inches(4)} tall and ${m.inches(4)} wide, with one eye hole.`,
      );
      m.take('plain');
      m.add('child', 'cut', `Cut out the folded mask and open it: that is your pattern.`);
      m.add('child', 'cut', `Trace the pattern onto ${card.piece} and cut it out, eye holes too.`);
      m.fill('the mask');
      m.cutParts(m.s.head, m.paper('thin|paper|felt'));
      m.add('child', 'fold', `Curl or crease the cut pieces so that they stand away from the mask.`);
      m.stickParts(m.s.head);
      m.decorate('along the upper edge', 4);
      const band = m.take('ribbon|yarn|string');
      m.add(
        'child',
        'tie',
        `Punch a hole on each side and tie ${m.inches(14)} of ${band.some} to each hole.`,
      );
    },
    further: () => 'Photograph the mask lit from one side and see how the layers throw shadows.',
    safety: () => ['Tie the mask with a loose bow and take it off before running or climbing.'],
  },
  {
    id: 'paper-headband',
    from: '2-3',
    to: '6-8',
    suits: any,
    minutes: 25,
    mess: 'low',
    skills: ['gluing', 'measuring around the head', 'pretend play'],
    titles: ['{S} Headband', 'Wear-It {S} Crown'],
    lead: (m) =>
      `A paper band that turns its wearer into ${m.s.face ? 'the' : 'the bearer of the'} ${m.name}.`,
    steps: (m) => {
      const strip = m.take('paper|cardstock|bigpaper');
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut two strips of ${strip.some}, each ${m.inches(2)} wide and as long as the sheet, and tape them end to end.`,
      );
      m.tape();
      const plain = m.take('plain|plate');
      m.add(
        m.who('measure'),
        'draw',
        `On ${plain.piece}, draw ${m.s.shape}, about as tall as the child's hand.`,
      );
      m.fill('the drawing', '');
      m.add(m.who('cut paper'), 'cut', `Cut it out with a narrow border all around.`);
      m.decorate('along the band', 4);
      m.add('child', 'glue', `Glue the ${m.name} to the middle of the band.`);
      m.glue();
      m.add(
        'together',
        'tape',
        `Wrap the band around the child's head, mark the fit and tape the ends together.`,
      );
    },
    further: (m) => `Make a band for a stuffed animal too, with ${m.s.scene[0]} on it.`,
  },
  {
    id: 'paper-bag-vest',
    from: '4-5',
    to: '6-8',
    suits: kinds('animal', 'bird', 'bug', 'robot', 'person', 'fish'),
    minutes: 40,
    mess: 'some',
    skills: ['working big', 'painting', 'pretend play'],
    titles: ['{S} Vest', 'Paper Bag {S} Costume'],
    lead: (m) => `A big paper bag becomes a vest, and the ${m.name} becomes just the right size to wear.`,
    steps: (m) => {
      const bag = m.take('bigbag');
      m.add(
        'grown-up',
        'cut',
        `Cut ${bag.the} open down the middle of the front, then cut a neck hole in the bottom and an arm hole in each side.`,
      );
      m.add('together', 'test', `Try the vest on and trim the holes until the arms move freely.`);
      m.fill('the vest');
      const parts = m.s.parts.filter((part) => !/leg|feet|foot/.test(part.noun)).slice(0, 2);
      m.cutParts(parts, m.paper('paper|bigpaper|felt'), `each as long as the child's forearm`);
      m.stickParts(parts, m.glue(), ' of the vest');
      m.drawMark(' on the front');
      m.decorate('along the front edges', 3);
      m.play(`Put on the vest and ${m.s.does[0]} across ${m.s.place}.`.replaceAll(/\bits\b/g, 'your'));
    },
    further: (m) => `Add paper cuffs in ${m.colors[1]} for the wrists.`,
  },
  {
    id: 'sit-in-box',
    sturdy: true,
    from: '2-3',
    to: '6-8',
    suits: (s) => rides(s) && !noSeat.has(s.id) && (s.kind === 'vehicle' || s.traits.includes('floats')),
    minutes: 35,
    mess: 'some',
    skills: ['working big', 'pretend play', 'sharing a project'],
    titles: ['Sit-In {S}', 'Big Box {S}'],
    lead: (m) => `A big box, some color and a seat inside: today's trip goes across ${m.s.place}.`,
    steps: (m) => {
      const box = m.refer(m.take('cardboard-box|bigbox').supply, 1);
      m.add('grown-up', 'cut', `Cut the top flaps off ${box.the} and keep them for the parts.`);
      m.add('grown-up', 'tape', `Cover every cut edge with tape, so that no rough edge is left.`);
      m.tape();
      m.fill('the outside of the box');
      m.add(
        'grown-up',
        'cut',
        `Cut ${m.s.parts
          .map((part) => part.what)
          .slice(0, 2)
          .join(' and ')} from the flaps.`,
      );
      m.stickParts(m.s.parts.slice(0, 2), m.take('glue|tape', 1, true));
      m.drawMark(' on the sides');
      m.decorate('along the top edge', 3);
      m.play(`Climb in and let the ${m.name} ${m.s.does[0]}.`);
    },
    further: () => 'Draw a map on a long sheet of paper and plan the stops of the trip.',
    safety: () => ['Use the box on the floor only, away from stairs.'],
  },
  {
    id: 'badge',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['precise cutting', 'layering', 'lettering'],
    titles: ['{S} Badge', 'Order of the {S}'],
    lead: (m) => `A rosette badge for someone who has earned it, with ${m.s.shape} in the middle.`,
    steps: (m) => {
      const paper = m.paper('paper|thin');
      m.add(
        'child',
        'cut',
        `Cut three circles from ${m.colorOf(paper, m.ground)}: ${m.inches(3)}, ${m.inches(2)} and ${m.inches(1)} across.`,
      );
      m.add(
        'child',
        'fold',
        `Snip the edge of the biggest circle every finger width and fold every second flap forward.`,
      );
      m.add('child', 'draw', `On plain paper, draw ${m.s.shape}, small enough to fit the middle circle.`);
      m.take('plain');
      m.fill('the drawing', '');
      m.add(
        'child',
        'cut',
        `Cut it out and glue it on the middle circle, then glue the circles on top of each other.`,
      );
      const tail = m.take('ribbon|crepe-paper|paper', 1, true);
      m.add('child', 'glue', `Glue two tails of ${tail.some}, each ${m.inches(3)} long, to the back.`);
      m.glue();
      m.decorate('around the rim', 3);
      m.add('child', 'tape', `Stick a loop of tape to the back and press the badge onto a shirt.`);
      m.tape();
    },
    further: (m) =>
      `Write on the back what the badge is for: one brave thing, or one fact about the ${m.name}.`,
  },
];
