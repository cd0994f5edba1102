import { list } from '#engine/grammar/nouns.ts';
import { any, faces, having, kinds, solid, type Form } from './form.ts';

const roundish = (s: Parameters<Form['suits']>[0]): boolean =>
  having('round')(s) && (faces(s) || kinds('food')(s));
const bendable = (s: Parameters<Form['suits']>[0]): boolean =>
  kinds('animal', 'bug', 'bird', 'person', 'robot', 'plant', 'fish')(s) || s.id === 'bicycle';
const bulky = (s: Parameters<Form['suits']>[0]): boolean =>
  solid(s) && (having('round')(s) || kinds('animal', 'bird', 'fish', 'food')(s));

export const textilesAndMore: readonly Form[] = [
  {
    id: 'felt-softie',
    from: '6-8',
    to: '13+',
    suits: (s) => solid(s),
    minutes: 75,
    mess: 'low',
    skills: ['sewing a running stitch', 'following a pattern', 'patience'],
    titles: ['Felt {S}', 'Pocket-Size {S} Softie'],
    lead: (m) =>
      `Two layers, one line of stitches and a handful of stuffing: ${m.aName} to keep in a pocket.`,
    steps: (m) => {
      const felt = m.take('felt|fabric|sock');
      m.add(
        'child',
        'draw',
        `On paper, draw ${m.s.shape}, simple and about ${m.inches(5)} tall, and cut it out as a pattern.`,
      );
      m.take('plain');
      m.add('child', 'cut', `Trace the pattern twice on ${m.colorOf(felt, m.main)} and cut out both pieces.`);
      m.add(
        'child',
        'cut',
        `Cut ${list(m.s.parts.slice(0, 2).map((part) => part.what))} from ${m.colors[1]} scraps and glue them on the front piece.`,
      );
      m.glue();
      const thread = m.take('thread|yarn2|yarn');
      m.take('needle');
      m.add(
        m.who('sew'),
        'sew',
        `Sew the two pieces together along the edge with a needle and ${thread.some}, leaving a gap two fingers wide.`,
      );
      const stuff = m.take('stuffing|soft|fabric', 1, true);
      m.add(
        'child',
        'fill',
        `Push ${stuff.some} through the gap with a pencil, until the ${m.name} is plump.`,
      );
      m.add(m.who('sew'), 'sew', 'Sew the gap shut and knot the thread twice.');
      m.drawFace(' on the front');
      m.decorate('on the front', 3);
    },
    further: (m) => `Make ${m.s.scene[0]} from felt to go with it.`,
    safety: () => [
      'Count the needles before and after, and keep the softie away from babies if small parts are glued on.',
    ],
  },
  {
    id: 'lacing-card',
    from: '4-5',
    to: '6-8',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['threading', 'in-and-out patterns', 'hand-eye coordination'],
    titles: ['{S} Lacing Card', 'First Stitches: {S}'],
    lead: (m) => `Sewing without a needle: a lace goes in and out around ${m.aName}.`,
    steps: (m) => {
      const card = m.take('thin|card|plate|foamy');
      m.add(
        'together',
        'draw',
        `On ${card.piece}, draw ${m.s.shape}, as big as a plate and without thin parts.`,
      );
      m.fill('the picture', '');
      m.drawMark(' on it');
      m.add(m.who('cut card'), 'cut', 'Cut it out.');
      m.add(m.who('hole'), 'poke', 'Make holes around the edge, two fingers apart.');
      const lace = m.take('lace|yarn|ribbon|string');
      m.add(
        'grown-up',
        'tape',
        `Cut ${m.inches(20)} of ${lace.supply.name}, knot one end and wrap tape around the other to make a stiff tip.`,
      );
      m.tape();
      m.decorate('in the middle of the picture', 3);
      m.add(
        'child',
        'thread',
        'Push the tip down through one hole and up through the next, all the way around.',
      );
    },
    further: () => 'Lace it a second time the other way, so that the gaps fill up.',
    safety: () => ['Put the lace away after play, and keep it off necks.'],
  },
  {
    id: 'stick-weaving',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 45,
    mess: 'low',
    skills: ['winding in order', 'color planning', 'patience'],
    titles: ['Stick Weaving with {S}', '{S} and the Woven Star'],
    lead: (m) =>
      `Yarn wound around crossed sticks makes a bright diamond, and the ${m.name} swings below it.`,
    steps: (m) => {
      const stick = m.take('stick|popstick|skewer', 2);
      const yarn = m.take('yarn|yarn2|string|ribbon');
      m.need(yarn, '50 feet (15 m)');
      m.add('child', 'tie', `Cross ${stick.the} and tie them in the middle with ${yarn.some}.`);
      m.add(
        'child',
        'weave',
        `Wind ${yarn.the} once around one stick, go on to the next stick and wind again.`,
      );
      m.add(
        'child',
        'weave',
        `Go around until the band is two fingers wide, then change from ${m.main} to ${m.colors[1]}.`,
      );
      m.add('child', 'weave', 'Add bands until the sticks are nearly full, and knot the end.');
      const card = m.take('thin|paper|felt|plain');
      m.add('child', 'draw', `On ${card.piece}, draw ${m.s.shape}, half as big as your hand.`);
      m.fill('the drawing', '');
      m.add('child', 'tie', `Cut it out and hang it below on a short piece of ${yarn.supply.name}.`);
      m.decorate('on the tips of the sticks', 3);
    },
    further: () => 'Use three sticks instead of two, and the diamond becomes a six-sided star.',
  },
  {
    id: 'pom-pom-figure',
    from: '6-8',
    to: '13+',
    suits: roundish,
    minutes: 45,
    mess: 'low',
    skills: ['winding evenly', 'tying a tight knot', 'trimming to a shape'],
    titles: ['Pom-Pom {S}', 'Fluffy Ball {S}'],
    lead: (m) => `Winding, tying and one brave cut turn a length of yarn into a fluffy ${m.name}.`,
    steps: (m) => {
      const yarn = m.take('yarn|raffia|yarn2');
      m.need(yarn, '50 feet (15 m)');
      const card = m.take('card|thick|thin');
      m.add(
        'child',
        'cut',
        `Cut two rings from ${card.piece}, ${m.inches(3)} across, with a hole as wide as a thumb.`,
      );
      m.add(
        'child',
        'roll',
        `Lay the rings together and wind ${m.colorOf(yarn, m.main)} around them until the hole is nearly full.`,
      );
      m.add(
        m.who('cut card'),
        'cut',
        `Slide the tip of the scissors between the rings and cut ${yarn.the} all around the edge.`,
      );
      m.add(
        'together',
        'tie',
        'Pull a strong thread between the rings, tie it as tight as you can and take the rings off.',
      );
      m.add('child', 'cut', 'Trim the ball until it is round.');
      const parts = (m.s.head.length > 0 ? m.s.head : m.s.parts).slice(0, 3);
      m.cutParts(parts, m.paper('felt|paper|fabric'));
      m.stickParts(parts);
      m.decorate('in the fluff', 3);
    },
    further: () => 'Wind two colors side by side, and the ball comes out with patches.',
  },
  {
    id: 'pipe-cleaner-figure',
    from: '6-8',
    to: '13+',
    suits: bendable,
    minutes: 30,
    mess: 'low',
    skills: ['bending a line into a shape', 'strong fingers', 'balance'],
    titles: ['Bendy {S}', 'Twist-and-Turn {S}'],
    lead: (m) =>
      `A line that stays where you bend it: twist it into ${m.aName} and give it a new pose every day.`,
    steps: (m) => {
      const wire = m.take('wire|foil|wire2');
      const foil = wire.supply.id === 'aluminum-foil';
      const piece = foil ? 'foil rope' : wire.supply.name;
      if (foil)
        m.add('child', 'roll', `Tear ${wire.piece} into five strips and roll each into a tight rope.`);
      m.add('child', 'shape', `Bend one ${piece} into the outline of the body and twist the ends together.`);
      m.add('child', 'shape', `Wind a second one around it to make it thicker.`);
      m.add(
        'child',
        'shape',
        `Bend ${m.part(0).what} from the next and twist ${m.part(0).many ? 'them' : 'it'} on.`,
      );
      m.add(
        'child',
        'shape',
        `Bend ${m.part(1).what} from the last and twist ${m.part(1).many ? 'them' : 'it'} on.`,
      );
      m.add('child', 'shape', 'Fold every sharp end back with your fingers.');
      m.paperFace();
      m.take('plain');
      m.glue();
      m.decorate('where it looks bare', 3);
      m.play(`Pose the ${m.name} so that it seems to ${m.s.does[0]}.`);
    },
    further: () => 'Photograph ten poses in a row, and you have a tiny film.',
    safety: () => ['Fold sharp ends back.'],
  },
  {
    id: 'papier-mache-model',
    sturdy: true,
    from: '6-8',
    to: '13+',
    suits: bulky,
    minutes: 75,
    waiting: '2 days to dry',
    mess: 'lots',
    skills: ['building up layers', 'patience', 'painting a round form'],
    titles: ['Papier-Mâché {S}', 'Big Round {S}'],
    lead: (m) => `Paper and paste set as hard as wood: ${m.aName} you can hold in both hands.`,
    steps: (m) => {
      const paper = m.take('newspaper|packing-paper|mache');
      if (paper.supply.id === 'newspaper') m.need(paper, 'about 15 pages');
      if (paper.supply.id === 'paper-bag') m.refer(paper.supply, 4);
      m.add(
        'child',
        'shape',
        `Crumple ${paper.some} into the body of the ${m.name}, as big as a melon, and wrap it tightly with tape.`,
      );
      m.tape();
      m.add('child', 'build', `Roll or fold more paper into ${m.partNouns} and tape them on.`);
      const paste = m.take('flour|glue|paste2');
      m.add(
        'together',
        'mix',
        paste.supply.id === 'glue' || paste.supply.tags.includes('glue')
          ? 'Stir two parts of glue with one part of water in a bowl.'
          : `Stir 1 cup of ${paste.supply.name} with 1 cup of water in a bowl until no lumps are left.`,
      );
      m.take('bowl');
      m.add('child', 'tear', `Tear ${paper.some} into strips two fingers wide.`);
      m.add(
        'child',
        'glue',
        'Pull each strip through the paste, wipe it between two fingers and smooth it on, until three layers cover everything.',
      );
      m.add('child', 'dry', 'Let it dry for two days on a rack, turning it now and then.');
      m.fill(`the ${m.name}`);
      m.drawFace();
      m.decorate('on the dry model', 2);
    },
    further: (m) => `Add ${m.s.mark} in a second coat of paint.`,
    safety: () => ['Keep raw flour paste out of mouths, and wash hands afterward.'],
  },
  {
    id: 'string-picture',
    from: '9-12',
    to: '13+',
    suits: any,
    minutes: 60,
    mess: 'low',
    skills: ['geometry with thread', 'even spacing', 'patience'],
    titles: ['{S} in String', 'Straight Lines, Round {S}'],
    lead: (m) => `Threads go straight from notch to notch, and between them ${m.aName} appears.`,
    steps: (m) => {
      const card = m.take('thick|card|thin|wood');
      m.add(
        'child',
        'draw',
        `On ${card.piece}, draw ${m.s.shape}, about ${m.inches(8)} tall, with no part thinner than two fingers.`,
      );
      m.add('child', 'cut', 'Cut it out with strong scissors.');
      m.fill('the shape', m.ground);
      m.add('child', 'cut', 'Snip small notches all around the edge, a finger width apart.');
      const thread = m.take('thread|yarn|string|yarn2');
      m.need(thread, '30 feet (9 m)');
      m.add(
        'child',
        'tape',
        `Tape the end of ${thread.some} to the back and pull it through the first notch.`,
      );
      m.tape();
      m.add(
        'child',
        'weave',
        'Stretch it across to a notch on the far side, around the back to the next notch, and across again.',
      );
      m.add('child', 'weave', `Change to ${m.aColor(m.colors[1])} thread for ${m.partNouns}.`);
      m.paperFace();
      m.take('plain');
      m.glue();
      m.decorate('on the finished picture', 2);
    },
    further: () => 'Always go on by the same number of notches, and the threads draw a curve.',
  },
  {
    id: 'phone-stand',
    sturdy: true,
    from: '9-12',
    to: '13+',
    suits: solid,
    minutes: 45,
    mess: 'low',
    skills: ['measuring slots', 'design for use', 'testing'],
    titles: ['{S} Phone Stand', 'Desk {S} with a Job'],
    lead: (m) =>
      `The ${m.name} leans back a little and holds a phone at just the right angle for a video call.`,
    steps: (m) => {
      const card = m.take('thick|card|bigbox|pizza-box');
      m.add(
        'child',
        'draw',
        `On ${card.piece}, draw ${m.s.shape}, ${m.inches(6)} tall, with a straight lower edge ${m.inches(4)} wide.`,
      );
      m.add(
        'child',
        'draw',
        `Draw two feet beside it, each ${m.inches(5)} long and ${m.inches(2)} tall, with a hook at the front as deep as your phone.`,
      );
      m.add('child', 'cut', 'Cut out all three pieces with strong scissors.');
      m.add(
        'child',
        'cut',
        `Cut two slots into the lower edge of the ${m.name} and one into each foot, halfway through and leaning back a little.`,
      );
      m.add('child', 'test', 'Slide the pieces together and set a phone on it; deepen the slots if it tips.');
      m.take('phone');
      m.fill('the pieces', '', true);
      m.drawMark(' on the front');
      m.decorate('along the edge', 2);
    },
    further: () => 'Cut a hole in the back for the charging cable.',
  },
];
