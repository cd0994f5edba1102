import { list } from '#engine/grammar/nouns.ts';
import { any, type Form } from './form.ts';

export const colorPictures: readonly Form[] = [
  {
    id: 'crayon-resist',
    from: '4-5',
    to: '9-12',
    suits: any,
    minutes: 30,
    waiting: '30 minutes to dry',
    mess: 'some',
    skills: ['pressing firmly', 'brush control', 'why wax and water part'],
    titles: ['{S} in Wax and Water', 'Crayon Resist {S}'],
    lead: (m) => `Wax pushes water away, so the ${m.name} shines through the paint in ${m.s.place}.`,
    steps: (m) => {
      const paper = m.take('thickpaper|plain');
      const wax = m.take('wax');
      m.add('child', 'draw', `Take ${paper.piece}, press hard with ${wax.a} and draw ${m.s.shape}.`);
      m.add(
        'child',
        'color',
        `Color ${m.partNouns} in ${list(m.colors.slice(0, 2))}, so thick that no paper shows.`,
      );
      m.add('child', 'draw', `Draw ${m.s.mark} in white or the lightest color.`);
      m.add('child', 'draw', `Add ${m.s.scene[0]} and ${m.s.scene[1]} in the background.`);
      const wash = m.take('wash|dye|paint2|paint');
      m.add(
        'together',
        'mix',
        `Stir ${wash.supply.tags.includes('paint') ? 'a spoonful of paint' : wash.supply.id === 'watercolor-paint' ? 'plenty of watercolor paint' : `a little ${wash.supply.bits}`} into half a cup of water.`,
      );
      m.add(
        'child',
        'paint',
        `Brush the ${m.ground === 'white' ? 'watery' : 'thin'} color over the whole sheet from side to side and watch it roll off the wax.`,
      );
      m.decorate('around the edge when it is dry', 3);
    },
    further: () => 'Sprinkle a pinch of salt on the wet paint and see the stars it leaves.',
  },
  {
    id: 'dot-painting',
    from: '2-3',
    to: '13+',
    suits: any,
    minutes: 30,
    waiting: '30 minutes to dry',
    mess: 'some',
    skills: ['gentle dabbing', 'rows and patterns', 'mixing colors'],
    titles: ['{S} in Dots', 'A Thousand Dots: {S}'],
    lead: (m) => `No brush and no lines: dots alone make ${m.s.shape}.`,
    steps: (m) => {
      const paper = m.take('plain|thin|card|plate');
      m.add(m.who('measure'), 'draw', `On ${paper.piece}, draw ${m.s.shape}.`);
      const paint = m.take('paint|paint2');
      m.add(
        m.tiny ? 'grown-up' : 'child',
        'prepare',
        `Put out ${paint.some} in ${list(m.colors.slice(0, 3))}, a spoonful of each.`,
      );
      const dab = m.tiny ? 'a fingertip' : m.take('dotter|cork').a;
      m.add(
        'child',
        'paint',
        `Dip ${dab} into the ${m.main} and set dots along the outline, close together.`,
      );
      m.add(
        'child',
        'paint',
        `Fill the inside with ${m.tiny ? 'dots' : 'rows of dots'}, ${m.byAge('as many as you like', 'with a small gap between them', 'from dark at the edge to light in the middle')}.`,
      );
      m.add('child', 'paint', `Use ${m.colors[1]} dots for ${m.partNouns}.`);
      if (m.s.face !== undefined && !m.tiny)
        m.add('child', 'paint', `Add ${m.s.face} with the smallest dots.`);
      m.add('child', 'paint', `Dot ${m.s.scene[0]} around the ${m.name} in a lighter color.`);
      m.decorate('around the edge when the paint is dry', 3);
    },
    further: () => 'Step back three big steps and see how the dots melt into one picture.',
  },
  {
    id: 'foil-relief',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 40,
    mess: 'low',
    skills: ['building up layers', 'gentle pressure', 'texture'],
    titles: ['Shiny {S} Relief', 'Silver {S}'],
    lead: (m) => `Glue, string and kitchen foil give ${m.aName} that looks cast in metal.`,
    steps: (m) => {
      const card = m.take('card|thick|cardstock');
      m.add('child', 'draw', `On ${card.piece}, draw ${m.s.shape}.`);
      const string = m.take('string|yarn');
      m.add('child', 'glue', `Glue ${string.some} along every line.`);
      m.glue();
      m.add(
        'child',
        'glue',
        `Cut ${m.partNouns} from spare ${card.supply.mass ? card.some : 'card'} and glue them on as a second layer.`,
      );
      const foil = m.take('foil');
      m.add(
        'child',
        'glue',
        `Spread glue over everything and lay ${foil.piece} on top, shiny side up, with ${m.inches(1)} to spare on each side.`,
      );
      m.add(
        'child',
        'shape',
        'Press from the middle outward with a cotton ball until every line shows, then fold the edges to the back.',
      );
      m.take('soft|stuffing');
      m.add('child', 'draw', `Press ${m.s.mark} into the smooth areas with a blunt pencil.`);
      m.decorate('around the frame', 3);
    },
    further: () =>
      'Brush on dark paint and wipe it off at once: it stays in the grooves and makes the metal look old.',
  },
  {
    id: 'rubbing-picture',
    from: '4-5',
    to: '9-12',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['feeling textures', 'even pressure', 'composing a picture'],
    titles: ['{S} in Rubbings', 'Texture Hunt {S}'],
    lead: (m) =>
      `Hunt for bumps and grooves around the home, rub them onto paper, and build ${m.aName} from what you find.`,
    steps: (m) => {
      const things = m.take('leaf|texture|bark|doily|coin|plastic-lid');
      m.add(
        'together',
        'prepare',
        `Collect ${things.some} and three more flat things with a rough surface, such as a basket or a place mat.`,
      );
      const paper = m.take('plain');
      const wax = m.take('wax|draw');
      m.add(
        'child',
        'color',
        `Lay ${paper.piece} over each one and rub with the side of ${wax.a} until the pattern shows.`,
      );
      m.add('child', 'color', `Make at least one rubbing in ${m.main} and one in ${m.colors[1]}.`);
      m.add(m.who('cut paper'), 'cut', `Cut the body of the ${m.name} from the ${m.main} rubbing.`);
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut ${m.s.parts
          .slice(0, 2)
          .map((part) => part.what)
          .join(' and ')} from the others.`,
      );
      m.add('child', 'glue', `Glue everything on ${m.colorOf(m.paper('paper|thin'), m.ground)}.`);
      m.glue();
      m.drawFace();
      m.decorate('around the edge', 3);
    },
    further: () => 'Play a guessing game: which thing in the home made which pattern?',
  },
  {
    id: 'woven-paper',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 40,
    mess: 'low',
    skills: ['over and under', 'even strips', 'patterns'],
    titles: ['Woven {S}', 'Over-and-Under {S}'],
    lead: (m) => `Paper strips go over and under until a checkered sheet is ready to become ${m.aName}.`,
    steps: (m) => {
      const paper = m.paper('paper|wrapping-paper');
      m.add(
        'child',
        'fold',
        `Fold a sheet of ${m.colorOf(paper, m.main)} in half and cut slits from the fold, ${m.inches(1)} apart, stopping ${m.inches(1)} before the edge.`,
      );
      m.add('child', 'cut', `Cut strips ${m.inches(1)} wide from ${m.aColor(m.colors[1])} sheet.`);
      m.add(
        'child',
        'weave',
        'Open the slit sheet and push the first strip over and under from side to side.',
      );
      m.add(
        'child',
        'weave',
        'Start the next strip the other way around, and go on until the sheet is full.',
      );
      m.add('child', 'glue', 'Glue down the ends of the strips at the back.');
      m.glue();
      m.add('child', 'cut', `On the back, draw ${m.s.shape}; cut it out and glue it on plain paper.`);
      m.take('plain');
      m.cutParts(m.s.parts.slice(0, 2), paper);
      m.stickParts(m.s.parts.slice(0, 2));
      m.decorate('around the edge', 2);
    },
    further: () => 'Try strips of different widths, or weave over two and under one.',
  },
  {
    id: 'quilled-picture',
    from: '9-12',
    to: '13+',
    suits: any,
    minutes: 70,
    mess: 'low',
    skills: ['fine finger work', 'patience', 'designing with curves'],
    titles: ['Quilled {S}', '{S} in Paper Coils'],
    lead: (m) => `Strips of paper, rolled and pinched, stand on edge and draw ${m.s.shape}.`,
    steps: (m) => {
      const paper = m.paper('paper|wrapping-paper|scrap');
      m.add(
        'child',
        'cut',
        `Cut ${paper.some} into strips a quarter inch (6 mm) wide, 20 in ${m.main} and 10 in ${m.colors[1]}.`,
      );
      const card = m.take('thin|card|plain');
      m.add('child', 'draw', `On ${card.piece}, lightly draw ${m.s.shape}, about ${m.inches(6)} tall.`);
      m.add('child', 'roll', 'Roll each strip around a thin pencil, slip it off and let it open a little.');
      m.add('child', 'shape', 'Pinch some coils into drops, some into ovals, and leave some round.');
      m.add('child', 'glue', 'Glue the end of every coil, so that it keeps its shape.');
      m.glue();
      m.add(
        'child',
        'arrange',
        `Fill the outline with ${m.main} coils, standing on edge and touching each other.`,
      );
      m.add('child', 'glue', `Shape ${m.colors[1]} coils into ${m.partNouns} and glue them down.`);
      m.decorate('in the corners of the card', 3);
    },
    further: () => 'Quill one small detail on a card and give it to somebody who likes fine work.',
  },
  {
    id: 'coffee-filter-picture',
    from: '2-3',
    to: '9-12',
    suits: (s) =>
      s.traits.includes('wings') ||
      s.traits.includes('flies') ||
      s.kind === 'plant' ||
      s.kind === 'sky' ||
      s.kind === 'fish' ||
      s.kind === 'food' ||
      s.traits.includes('round'),
    minutes: 30,
    waiting: '30 minutes for the filters to dry',
    mess: 'some',
    skills: ['watching colors run', 'folding', 'gluing'],
    titles: ['Coffee Filter {S}', 'Soft-Color {S}'],
    lead: (m) => `Color creeps through wet paper and makes soft edges, which suit ${m.aName} well.`,
    steps: (m) => {
      const filter = m.take('filter', m.young ? 2 : 3);
      m.add('child', 'prepare', `Flatten ${filter.the} on a plate.`);
      const pens = m.take('pen|dye|wash');
      m.add(
        'child',
        'color',
        pens.supply.tags.includes('pen')
          ? `Draw wide rings and spots on ${filter.the} in ${list(m.colors.slice(0, 2))} with washable markers.`
          : `Drip ${pens.some} in ${list(m.colors.slice(0, 2))} onto ${filter.the}.`,
      );
      m.add(
        'child',
        'paint',
        'Brush or drip water over the color, just enough to make it run, and let everything dry.',
      );
      m.add(
        m.young ? 'together' : 'child',
        'fold',
        `Fold or gather the dry filters into the body of the ${m.name}.`,
      );
      const back = m.take('paper|thin|plate|plain', 1, true);
      m.add('child', 'glue', `Glue the body to ${back.piece}.`);
      m.glue();
      m.cutParts(m.s.parts.slice(0, 2), m.paper());
      m.stickParts(m.s.parts.slice(0, 2));
      m.drawFace();
      m.decorate('around it', 3);
    },
    further: () =>
      'Test black washable markers on a spare filter: water pulls out the colors hidden in the black.',
  },
];
