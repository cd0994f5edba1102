import { list } from '#engine/grammar/nouns.ts';
import { any, faces, having, kinds, type Form } from './form.ts';

const handy = (s: Parameters<Form['suits']>[0]): boolean =>
  faces(s) || having('wings')(s) || kinds('plant')(s) || s.id === 'sun';
const leafy = (s: Parameters<Form['suits']>[0]): boolean =>
  kinds('animal', 'bird', 'bug', 'fish', 'plant')(s) || having('wings', 'flies')(s);

export const prints: readonly Form[] = [
  {
    id: 'sponge-print',
    from: '2-3',
    to: '6-8',
    suits: any,
    minutes: 25,
    waiting: '30 minutes to dry',
    mess: 'lots',
    skills: ['pressing and lifting', 'repeating a pattern', 'color mixing'],
    titles: ['Sponge-Print {S}', 'Dab-Dab {S}'],
    lead: (m) => `Dip, dab, lift: soft speckled prints add up to ${m.aName}.`,
    steps: (m) => {
      const sponge = m.take('sponge|soft');
      if (sponge.supply.id === 'kitchen-sponge')
        m.add(
          m.young ? 'grown-up' : 'together',
          'cut',
          `Cut ${sponge.the} into a big piece for the body and a small one for the details.`,
        );
      else
        m.add(
          'together',
          'shape',
          `Pinch ${sponge.some} into one big pad and one small one, each held with a clothespin.`,
        );
      const paint = m.take('paint|paint2|dye');
      m.add(
        m.tiny ? 'grown-up' : 'child',
        'prepare',
        `Spread ${paint.some} thinly on a plate, ${m.main} on one side and ${m.colors[1]} on the other.`,
      );
      const paper = m.take('plain|thin|bigpaper');
      m.add(
        'child',
        'print',
        `Dip the big piece into the ${m.main} and press prints side by side on ${paper.piece} until the body of the ${m.name} is there.`,
      );
      m.add('child', 'print', `Dab ${m.partNouns} in ${m.colors[1]} with the small piece.`);
      m.add('child', 'print', `Print ${m.s.scene[0]} around it with the edge of the sponge.`);
      m.drawFace('');
      m.decorate('around the edge', 3);
    },
    further: () => 'Print a row on a long strip of paper and use it as wrapping paper.',
  },
  {
    id: 'vegetable-print',
    from: '2-3',
    to: '13+',
    suits: (s) =>
      having('round')(s) || kinds('bug', 'fish', 'food', 'plant', 'bird')(s) || s.traits.includes('rolls'),
    minutes: 30,
    waiting: '30 minutes to dry',
    mess: 'lots',
    skills: ['pressing evenly', 'seeing shapes in things', 'patterns'],
    titles: ['{S} Vegetable Print', 'Potato-Print {S}'],
    lead: (m) => `A cut vegetable leaves a round print, and a round print is a good start for ${m.aName}.`,
    steps: (m) => {
      const veg = m.take('veg|potato');
      m.add(
        'grown-up',
        'cut',
        `Cut ${veg.supply.mass ? veg.some : veg.the} in half and dry the cut side with a towel.`,
      );
      const paint = m.take('paint|paint2');
      m.add(
        m.tiny ? 'together' : 'child',
        'paint',
        `Brush ${m.main} ${paint.supply.name} on the cut side.`.replace('acrylic paint', 'paint'),
      );
      const paper = m.take('plain|thin|paper');
      m.add('child', 'print', `Press it firmly on ${paper.piece}, count to three and lift it straight up.`);
      m.add('child', 'print', `Print five more, some close together and some apart, and let them dry.`);
      m.drawFace(' on each print');
      m.add(
        m.tiny ? 'together' : 'child',
        'draw',
        `Draw ${list(m.s.parts.slice(0, 2).map((part) => part.what))} on each one.`,
      );
      m.decorate('around the prints', 3);
    },
    further: (m) => `Print ${m.s.plural} on a paper bag to wrap a present.`,
  },
  {
    id: 'leaf-print',
    from: '2-3',
    to: '9-12',
    suits: leafy,
    minutes: 30,
    waiting: '30 minutes to dry',
    mess: 'some',
    skills: ['looking at veins and edges', 'pressing evenly', 'gentle hands'],
    titles: ['Leaf-Print {S}', '{S} from a Leaf'],
    lead: (m) => `The veins of a leaf print as fine lines, and a few prints together make ${m.aName}.`,
    steps: (m) => {
      const leaf = m.take('leaf|petal');
      m.add(
        'together',
        'prepare',
        `Choose five flat ${leaf.some}, big and small, and wipe them dry.`
          .replace('five flat clover', 'five flat clover leaves')
          .replace('flat ivy', 'flat ivy leaves'),
      );
      const paint = m.take('paint|paint2|ink');
      m.add(
        'child',
        'paint',
        `Paint the veined side of the biggest one ${m.main} with a thin coat of ${paint.supply.mass ? paint.supply.name : 'color'}.`,
      );
      const paper = m.take('plain|thin|paper');
      m.add(
        'child',
        'print',
        `Lay it paint side down on ${paper.piece}, cover it with scrap paper and rub with a flat hand.`,
      );
      m.add('child', 'print', `Peel it off: that is the body of the ${m.name}.`);
      m.add('child', 'print', `Print the smaller ones in ${m.colors[1]} for ${m.partNouns}.`);
      m.drawFace('');
      m.decorate('around the prints', 3);
    },
    further: () => 'Print every kind of leaf from the yard on one sheet and write the names beside them.',
    safety: () => ['Wash hands after handling leaves.'],
  },
  {
    id: 'block-print',
    from: '9-12',
    to: '13+',
    suits: any,
    minutes: 60,
    waiting: '1 hour for the block to dry',
    mess: 'some',
    skills: ['thinking in reverse', 'even inking', 'making an edition'],
    titles: ['{S} Block Print', 'An Edition of the {S}'],
    lead: (m) =>
      `Glue a raised shape on cardboard, roll on color, and print the ${m.name} as often as you like.`,
    steps: (m) => {
      const block = m.take('card|thick');
      m.add('child', 'cut', `Cut a square from ${block.piece}, ${m.inches(5)} on each side.`);
      const raise = m.take('foamy|thin|thick', 1, true);
      m.add(
        'child',
        'draw',
        `On ${raise.piece}, draw ${m.s.shape}, and ${m.partNouns} once more beside it; cut them out.`,
      );
      m.add('child', 'draw', `Press ${m.s.mark} deep into the shape with a blunt pencil.`);
      m.add(
        'child',
        'glue',
        `Glue the shape onto the square, facing the other way from how it should print, and the smaller pieces on top.`,
      );
      m.glue();
      const string = m.pantry.takeListed(
        (supply) => supply.tags.includes('string') || supply.tags.includes('yarn'),
      );
      if (string) m.add('child', 'glue', `Glue ${m.refer(string, 1).some} around the edge as a border.`);
      const paint = m.take('paint|ink');
      m.add(
        'child',
        'paint',
        `When the block is dry, dab ${m.main} ${paint.supply.mass ? paint.supply.name : 'ink'} over the raised parts with ${m.take('sponge', 1, true).a}.`,
      );
      const paper = m.take('plain|thin|paper');
      m.add(
        'child',
        'print',
        `Lay ${paper.piece} on top, rub all over with the back of ${m.take('spoon', 1, true).a} and peel it off.`,
      );
      m.add('child', 'draw', 'Print three more and number them 1/4 to 4/4 in pencil.');
      m.decorate('on one of the prints', 2);
    },
    further: () => 'Print a second color on top, moved by the width of a pencil line.',
  },
  {
    id: 'handprint-picture',
    from: '2-3',
    to: '6-8',
    suits: handy,
    minutes: 20,
    waiting: '30 minutes to dry',
    mess: 'lots',
    skills: ['feeling paint', 'pressing a flat hand', 'a keepsake of this age'],
    titles: ['Handprint {S}', 'My Hand Is {A}'],
    lead: (m) => `One small hand, as big as it is today, becomes ${m.aName}.`,
    steps: (m) => {
      const paint = m.take('paint|ink');
      m.add(
        'together',
        'paint',
        `Brush ${m.main} washable ${paint.supply.mass ? 'paint' : 'ink'} on the child's palm and fingers.`,
      );
      const paper = m.take('plain|thin|plate');
      m.add(
        'together',
        'print',
        `Press the hand flat on ${paper.piece}, count to three and lift it straight up.`,
      );
      m.add('child', 'wash', 'Wash and dry the hand while the print dries.');
      m.add(
        'child',
        'arrange',
        `Turn the sheet until the print looks like ${m.s.shape.replace(/,? with .*/, '')}.`,
      );
      m.drawFace(' on the print');
      m.cutParts(m.s.parts.slice(0, 2), m.paper());
      m.stickParts(m.s.parts.slice(0, 2));
      m.decorate('around the print', 3);
      m.add('together', 'draw', 'Write the date on the back.');
    },
    further: () => 'Make another one every year on the same day and see how the hand grows.',
    safety: () => ['Use washable paint made for children, and test it on a small patch of skin first.'],
  },
  {
    id: 'stencil-bag',
    from: '9-12',
    to: '13+',
    suits: any,
    minutes: 50,
    waiting: 'overnight to dry',
    mess: 'some',
    skills: ['simplifying a shape', 'dabbing with control', 'making something useful'],
    titles: ['Stenciled {S} Bag', 'Carry-It {S}'],
    lead: (m) => `A crisp one-color ${m.name} on a bag that goes to the library and back.`,
    steps: (m) => {
      const card = m.take('thin|clear-sheet|contact');
      m.add(
        'child',
        'draw',
        `On ${card.piece}, draw ${m.s.shape} in one simple outline, ${m.inches(6)} tall.`,
      );
      m.add('child', 'draw', `Mark two or three gaps inside it that show ${m.partNouns}.`);
      m.add(
        'child',
        'cut',
        'Fold the sheet lightly to start the cut, and cut the shape out so that the sheet around it stays whole.',
      );
      const bag = m.take('bag-cloth|paperbag');
      m.add('child', 'prepare', `Put cardboard inside ${bag.the}, smooth it and tape the stencil on top.`);
      m.take('thick|card', 1, true);
      m.tape();
      const paint = m.take('acrylic-paint|paint');
      m.add(
        'child',
        'paint',
        `Dab ${m.main} ${paint.supply.name.replace('acrylic ', '')} through the stencil with a nearly dry sponge, from the edge inward.`,
      );
      m.take('sponge|soft');
      m.add('child', 'prepare', 'Lift the stencil off straight up and leave the bag flat to dry.');
      m.decorate('on the handles or around the picture', 2);
    },
    further: (m) => `Cut a second stencil of ${m.s.scene[0]} and print it small along the lower edge.`,
  },
];
