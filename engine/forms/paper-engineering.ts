import { list } from '#engine/grammar/nouns.ts';
import { any, faces, having, type Form } from './form.ts';

const stretchy = (s: Parameters<Form['suits']>[0]): boolean => faces(s) && having('long', 'limbs')(s);

export const paperEngineering: readonly Form[] = [
  {
    id: 'pop-up-card',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 40,
    mess: 'low',
    skills: ['folding exactly', 'how a fold lifts', 'planning'],
    titles: ['Pop-Up {S} Card', '{S} Surprise Card'],
    lead: (m) => `Open the card and ${m.aName} stands up in ${m.s.place}.`,
    steps: (m) => {
      const card = m.take('card-fold|paper|plain');
      m.add('child', 'fold', `Fold ${card.piece} in half and crease it with a fingernail.`);
      m.add('child', 'cut', `Cut two slits into the fold, ${m.inches(1)} apart and ${m.inches(1)} deep.`);
      m.add(
        'child',
        'fold',
        'Open the card, push the strip between the slits forward and close the card again: the strip is now a step.',
      );
      const paper = m.take('plain|thin', 1, true);
      m.add('child', 'draw', `On ${paper.piece}, draw ${m.s.shape}, no taller than ${m.inches(3)}.`);
      m.fill(`the ${m.name}`, '');
      m.drawMark(' on it');
      m.add(
        'child',
        'glue',
        `Cut it out and glue it to the front of the step, so that its lower edge does not stick out when the card is shut.`,
      );
      m.glue();
      m.add('child', 'draw', `Draw ${m.s.scene[0]} and ${m.s.scene[1]} on the card behind it.`);
      m.decorate('around the inside of the card', 2);
    },
    further: () => 'Cut a second, lower step in front and put a smaller figure on it.',
  },
  {
    id: 'flap-card',
    from: '4-5',
    to: '9-12',
    suits: any,
    minutes: 30,
    mess: 'low',
    skills: ['folding', 'planning a surprise', 'drawing'],
    titles: ['Who Is There? {S} Card', 'Lift-the-Flap {S}'],
    lead: (m) => `Behind the little door hides ${m.aName}, and it is up to you who opens it.`,
    steps: (m) => {
      const card = m.take('card-fold|paper|envelope|plain');
      m.add(m.who('fold'), 'fold', `Fold ${card.piece} in half like a book.`);
      m.add(
        m.who('cut card'),
        'cut',
        `Cut three sides of a door into the front, ${m.inches(3)} tall and ${m.inches(2)} wide.`,
      );
      m.add(
        'child',
        'draw',
        `Draw the place where it hides on the front: ${m.s.scene[0]}, ${m.s.scene[1]} or a door of your own.`,
      );
      m.pen();
      m.add('child', 'draw', `Open the door and draw ${m.s.shape} on the page behind it.`);
      m.fill(`the ${m.name}`, '');
      m.drawMark(' on it');
      m.decorate('around the door', 4);
      m.add(
        'together',
        'draw',
        `Write a riddle on the front, such as: Who can ${m.s.does[0]}?`.replace(/\bits\b/g, 'their'),
      );
    },
    further: () => 'Add a second flap inside with a message for the person who gets the card.',
  },
  {
    id: 'corner-bookmark',
    from: '6-8',
    to: '13+',
    suits: faces,
    minutes: 20,
    mess: 'low',
    skills: ['folding exactly', 'working small', 'looking after books'],
    titles: ['{S} Corner Bookmark', 'Page-Biting {S}'],
    lead: (m) => `One square of paper, five folds, and ${m.aName} keeps your place.`,
    steps: (m) => {
      const paper = m.take('paper|plain|wrapping-paper');
      m.add('child', 'cut', `Cut a square of ${m.colorOf(paper, m.main)}, ${m.inches(6)} on each side.`);
      m.add('child', 'fold', 'Fold it corner to corner into a triangle, with the long side at the bottom.');
      m.add('child', 'fold', 'Fold the left and right corners up to the top corner, then open them again.');
      m.add('child', 'fold', 'Bend the front layer of the top corner down to the middle of the long side.');
      m.add('child', 'fold', 'Tuck the left and right corners into the pocket this makes.');
      m.cutParts(m.s.head, m.paper(), 'no wider than the pocket');
      m.stickParts(m.s.head);
      m.drawFace(' on the pocket');
      m.decorate('along the edges', 2);
    },
    further: () => 'Make one for each reader in the family, and put them in the books they are reading.',
  },
  {
    id: 'mini-book',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 45,
    mess: 'low',
    skills: ['folding a book', 'telling a story in order', 'writing'],
    titles: ['The Little Book of the {S}', '{S} Mini Book'],
    lead: (m) => `One sheet of paper, one cut, and eight pages wait for the adventures of ${m.aName}.`,
    steps: (m) => {
      const paper = m.take('plain|bigpaper');
      m.add('child', 'fold', `Fold ${paper.piece} in half three times, open it, and see eight boxes.`);
      m.add(
        'child',
        'cut',
        'Fold it in half across the short side and cut from the fold to the middle along the crease.',
      );
      m.add(
        'child',
        'fold',
        'Open it, fold it lengthwise, push the ends together and wrap the pages around.',
      );
      m.add('child', 'draw', `On the cover, draw ${m.s.shape}, and write a title.`);
      m.pen();
      m.add('child', 'draw', `Pages 2 and 3: show the ${m.name} in ${m.s.place}, with ${m.s.scene[0]}.`);
      m.add('child', 'draw', `Pages 4 and 5: let it ${m.s.does[0]}, and let something go wrong.`);
      m.add('child', 'draw', `Pages 6 and 7: find out how it ends, and write one true fact on the back.`);
      m.fill('the pictures', '', true);
      m.decorate('on the cover', 3);
    },
    further: () => 'Copy the opened sheet, and you can fold as many books as you have readers.',
  },
  {
    id: 'flip-book',
    from: '9-12',
    to: '13+',
    suits: any,
    minutes: 60,
    mess: 'low',
    skills: ['drawing small changes', 'how film works', 'patience'],
    titles: ['{S} Flip Book', 'The {S} Moves'],
    lead: (m) => `Flip the pages with your thumb and the ${m.name} will ${m.s.does[0]}.`,
    steps: (m) => {
      const paper = m.take('plain|cardstock');
      m.add('child', 'cut', `Cut ${paper.some} into 24 cards, each ${m.inches(2)} by ${m.inches(3)}.`);
      m.add('child', 'prepare', 'Number the cards in the lower left corner.');
      m.add('child', 'draw', `In the right half of card 1, draw ${m.s.shape}, about as tall as your thumb.`);
      m.pen();
      m.add(
        'child',
        'draw',
        `On card 24, draw how it looks after it has finished: it should ${m.s.does[0]}.`,
      );
      m.add(
        'child',
        'draw',
        'Draw card 12 halfway between the two, then cards 6 and 18, and so on until all are filled.',
      );
      m.drawMark(' on every card');
      const clip = m.take('clip|staple|band|tape');
      m.add(
        'child',
        'build',
        clip.supply.mass
          ? 'Stack the cards, card 1 on top, and bind the left edge with tape.'
          : `Stack the cards, card 1 on top, and hold the left edge with ${clip.a}.`,
      );
      m.play('Bend the stack and let the cards slip past your thumb.');
    },
    further: () => 'Flip it backward, too, and plan a second film that works both ways.',
  },
  {
    id: 'accordion-figure',
    from: '4-5',
    to: '9-12',
    suits: stretchy,
    minutes: 25,
    mess: 'low',
    skills: ['folding back and forth', 'even strips', 'gluing'],
    titles: ['Springy {S}', 'Accordion {S}'],
    lead: (m) => `A zigzag of folded paper gives the ${m.name} a body that stretches and shrinks.`,
    steps: (m) => {
      const paper = m.paper('paper|plain');
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut two strips of ${m.colorOf(paper, m.main)}, each ${m.inches(2)} wide and as long as the sheet.`,
      );
      m.add(
        m.who('fold'),
        'fold',
        'Glue the ends together at a right angle and fold one strip over the other, by turns, until both are used up.',
      );
      m.glue();
      m.add(
        'child',
        'draw',
        `Draw the outline of the head of the ${m.name} on ${m.take('thin|plain|plate', 1, true).piece}, as big as a cup.`,
      );
      m.cutParts(m.s.head, paper);
      m.drawFace(' on the head');
      m.add(
        'child',
        'glue',
        `Glue on ${list(m.s.head.map((part) => `the ${part.noun}`))}, and glue the head to one end of the zigzag.`,
      );
      const rest = m.s.parts.filter((part) => !m.s.head.some((head) => head.noun === part.noun)).slice(0, 1);
      if (rest.length > 0)
        m.add(
          m.who('cut paper'),
          'glue',
          `Cut ${rest[0]?.what} and glue ${rest[0]?.many ? 'them' : 'it'} to the other end.`,
        );
      m.decorate('along the folds', 3);
      m.play(`Pull gently at both ends and let the ${m.name} ${m.s.does[0]}.`);
    },
    further: () => 'Fold a body twice as long and measure how far it stretches before it tips over.',
  },
];
