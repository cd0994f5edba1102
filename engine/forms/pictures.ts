import { any, type Form } from './form.ts';

export const pictures: readonly Form[] = [
  {
    id: 'torn-paper-collage',
    from: '2-3',
    to: '9-12',
    suits: any,
    minutes: 25,
    mess: 'low',
    skills: ['tearing', 'gluing', 'filling a shape'],
    titles: ['Torn-Paper {S}', '{S} in Scraps'],
    lead: (m) => `Tearing needs no scissors and makes soft edges, just right for ${m.s.shape}.`,
    steps: (m) => {
      const card = m.take('plain|card|thin|plate');
      m.add(m.who('measure'), 'draw', `On ${card.piece}, draw ${m.s.shape}, as big as it fits.`);
      const scraps = m.take('tear|scrap');
      m.add(
        'child',
        'tear',
        `Tear ${m.colorOf(scraps, m.main)} into pieces about as big as a ${m.byAge('big cracker', 'postage stamp', 'fingernail')}.`,
      );
      const second = m.pantry.takeListed(
        (supply) => supply.tags.includes('tear') || supply.tags.includes('scrap'),
      );
      if (second)
        m.add('child', 'tear', `Tear ${m.refer(second, 1).some} in the same way for the ${m.part(0).noun}.`);
      m.add(
        'child',
        'glue',
        `Spread glue inside the outline, a patch at a time, and press the pieces on until it is full.`,
      );
      m.glue();
      m.add('child', 'glue', `Use ${m.colors[1]} pieces for ${m.partNouns}.`);
      m.drawFace(' over the paper');
      m.decorate('around the edge as a frame', 4);
    },
    further: (m) => `Tear ${m.ground} paper for ${m.s.place} and glue it around the ${m.name}.`,
  },
  {
    id: 'nature-collage',
    sturdy: true,
    from: '2-3',
    to: '9-12',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['collecting and sorting', 'seeing shapes', 'gluing'],
    titles: ['{S} from Leaves and Petals', 'Nature Table {S}'],
    lead: (m) => `Start with a walk: what lies on the ground turns into ${m.aName}.`,
    steps: (m) => {
      const finds = m.take('natural|leaf');
      const more = m.pantry.takeListed((supply) => supply.tags.includes('natural'));
      const both = more ? `${finds.some} and ${m.refer(more, 1).some}` : finds.some;
      m.add('together', 'prepare', `Gather ${both} and sort what you have by color and size.`);
      const card = m.take('card|thin|plate|plain');
      m.add(m.who('measure'), 'draw', `On ${card.piece}, lightly draw ${m.s.shape}.`);
      m.add(
        'child',
        'arrange',
        `Lay out the body with ${finds.some} first, without glue, and move things until it looks right.`,
      );
      m.add('child', 'arrange', `Find the right pieces for ${m.partNouns}.`);
      m.add('child', 'glue', `Lift one piece at a time, put glue under it and press it down.`);
      m.glue();
      m.drawFace(' in the gaps');
      m.decorate('around the edge as a frame', 4);
    },
    further: (m) => `Make the same ${m.name} on the lawn, as long as you are tall, and take a photo of it.`,
    safety: () => ['Leave berries, mushrooms and unknown plants where they are, and wash hands afterward.'],
  },
  {
    id: 'mosaic-picture',
    sturdy: true,
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 40,
    mess: 'low',
    skills: ['patience', 'placing small pieces', 'color areas'],
    titles: ['{S} Mosaic', 'Tile by Tile: {S}'],
    lead: (m) => `Small pieces, set side by side with a narrow gap, add up to ${m.s.shape}.`,
    steps: (m) => {
      const card = m.take('card|thin|plate');
      m.add(m.who('measure'), 'draw', `On ${card.piece}, draw ${m.s.shape} with simple, wide areas.`);
      const tiles = m.take('mosaic|wrapping-paper|old-calendar-picture');
      const paper =
        tiles.supply.tags.includes('tear') ||
        tiles.supply.tags.includes('scrap') ||
        tiles.supply.tags.includes('paper');
      if (paper)
        m.add(
          m.who('cut paper'),
          'cut',
          `Cut ${tiles.some} into squares about ${m.byAge(m.inches(1), 'as wide as your finger', 'half as wide as your finger')}${m.young ? ' wide' : ''}, keeping the colors apart.`,
        );
      else m.add('child', 'arrange', `Sort the ${tiles.supply.bits} by size.`);
      m.add(
        'child',
        'glue',
        `Start at the outline: glue one row of ${paper ? 'squares' : tiles.supply.bits} along it.`,
      );
      m.glue();
      m.add(
        'child',
        'glue',
        `Fill the inside row by row, leaving a gap as thin as a pencil line between the pieces.`,
      );
      m.add(
        'child',
        'glue',
        `Use ${paper ? `${m.colors[1]} squares` : 'a second kind of piece'} for ${m.partNouns}.`,
      );
      if (!paper) m.take('scrap|paper', 1, true);
      m.drawFace(' with a few bold lines');
      m.decorate('around the edge as a border', 4);
    },
    further: () => 'Glue four small mosaics on one board, as on a palace floor.',
  },
  {
    id: 'suncatcher',
    from: '2-3',
    to: '9-12',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['layering see-through colors', 'pressing and smoothing', 'light and color'],
    titles: ['{S} Suncatcher', 'Window {S}'],
    lead: (m) => `Thin paper lets the light through: in a window, the ${m.name} glows.`,
    steps: (m) => {
      const card = m.take('thin|plate|paper');
      m.add(
        m.who('measure'),
        'draw',
        `On ${card.piece}, draw ${m.s.shape}, with an outline as wide as a finger.`,
      );
      m.add(
        m.young ? 'grown-up' : 'child',
        'cut',
        'Cut out the inside, so that only the wide outline is left as a frame.',
      );
      const sheet = m.take('contact|clear-sheet');
      m.add(
        m.tiny ? 'grown-up' : 'together',
        'tape',
        sheet.supply.id === 'contact-paper'
          ? `Press the frame onto the sticky side of ${sheet.piece} and trim around it.`
          : `Glue the frame onto ${sheet.piece} and trim around it.`,
      );
      const tissue = m.take('tissue|color-clear');
      m.add(
        'child',
        'tear',
        `Tear ${tissue.some} in ${m.main}, ${m.colors[1]} and ${m.ground} into small pieces.`,
      );
      m.add(
        'child',
        'glue',
        sheet.supply.id === 'contact-paper'
          ? 'Press the pieces inside the frame until no gap is left, overlapping a little.'
          : 'Brush thin glue inside the frame and press the pieces on, overlapping a little.',
      );
      if (sheet.supply.id !== 'contact-paper') m.glue();
      m.drawFace(' on top');
      m.decorate('on the frame', 3);
      m.add('together', 'tape', 'Tape the suncatcher to a window that gets the sun.');
      m.tape();
    },
    further: () =>
      'Look for the colored light on the floor at breakfast, noon and supper, and mark where it falls.',
  },
  {
    id: 'yarn-picture',
    from: '4-5',
    to: '13+',
    suits: any,
    minutes: 40,
    mess: 'low',
    skills: ['following a line', 'filling areas', 'patience'],
    titles: ['{S} Yarn Picture', 'Painted with Yarn: {S}'],
    lead: (m) =>
      `Yarn laid line by line works like a very soft pencil, and it can be ${m.colors.slice(0, 2).join(' and ')}.`,
    steps: (m) => {
      const card = m.take('card|thin|plate');
      m.add(m.who('measure'), 'draw', `On ${card.piece}, draw ${m.s.shape}.`);
      const yarn = m.take('yarn|string|ribbon|yarn2');
      m.need(yarn, '30 feet (9 m)');
      m.add(m.who('cut paper'), 'cut', `Cut ${yarn.some} into pieces no longer than ${m.inches(8)}.`);
      m.add('child', 'glue', `Run a line of glue along the outline and press ${yarn.the} into it.`);
      m.glue();
      m.add('child', 'glue', `Fill the body from the outside in, laying each line close to the last.`);
      m.add('child', 'glue', `Change direction for ${m.partNouns}, so that they stand out.`);
      m.paperFace();
      m.decorate('around the edge as a frame', 3);
    },
    further: () => 'Cover the background too, in wavy lines of a light color.',
  },
];
