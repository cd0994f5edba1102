import { any, faces, having, type Form } from './form.ts';

const limbed = (s: Parameters<Form['suits']>[0]): boolean => faces(s) && having('limbs')(s);

export const puppets: readonly Form[] = [
  {
    id: 'paper-bag-puppet',
    from: '2-3',
    to: '6-8',
    suits: faces,
    minutes: 25,
    mess: 'low',
    skills: ['gluing', 'placing parts of a face', 'storytelling'],
    titles: ['{S} Bag Puppet', 'Talking {S}'],
    lead: (m) =>
      `The fold of a paper bag is a mouth that talks: slip a hand in and the ${m.name} has something to say.`,
    steps: (m) => {
      const bag = m.take('paperbag');
      m.add('child', 'fold', `Lay ${bag.the} flat with the folded bottom on top: that flap is the face.`);
      m.fill(bag.the);
      m.cutParts(m.s.head, m.paper());
      m.stickParts(m.s.head);
      m.drawFace(' on the flap');
      const body = m.s.parts
        .filter((part) => !m.s.head.some((other) => other.noun === part.noun))
        .slice(0, 1);
      if (body.length > 0) {
        m.cutParts(body, m.paper());
        m.add('child', 'glue', `Glue the ${body[0]?.noun} to the bag below the flap.`);
      }
      m.decorate('along the bottom of the bag', 3);
      m.play(`Put your hand into the flap and let the ${m.name} say three things about ${m.s.place}.`);
    },
    further: () => 'Make a friend for it and put on a short show over the back of a chair.',
  },
  {
    id: 'stick-puppet',
    from: '2-3',
    to: '6-8',
    suits: any,
    minutes: 20,
    mess: 'low',
    skills: ['drawing a whole figure', 'coloring', 'storytelling'],
    titles: ['{S} Stick Puppet', '{S} on a Stick'],
    lead: (m) =>
      `A quick puppet with a story built in: the ${m.name} can ${m.s.does[0]} within twenty minutes.`,
    steps: (m) => {
      const card = m.take('thin|plate|plain');
      m.add(m.who('measure'), 'draw', `On ${card.piece}, draw ${m.s.shape}, about ${m.inches(6)} tall.`);
      m.fill('the figure', '');
      m.drawMark(` on it`);
      m.add(m.who('cut paper'), 'cut', `Cut it out with a narrow border, so that thin parts do not tear.`);
      m.decorate('around the edge', 4);
      const stick = m.take('popstick|straw|stick|tube');
      m.add('child', 'tape', `Tape ${stick.a} to the back, so that half of it sticks out at the bottom.`);
      m.tape();
      m.play(`Make the ${m.name} ${m.s.does[0]}, then let it ${m.s.does[1]}.`);
    },
    further: (m) => `Draw ${m.s.scene[0]} and ${m.s.scene[1]} on a second sheet as the stage.`,
  },
  {
    id: 'finger-puppets',
    from: '4-5',
    to: '9-12',
    suits: faces,
    minutes: 30,
    mess: 'low',
    skills: ['small hand movements', 'measuring', 'storytelling'],
    titles: ['{S} Finger Puppets', 'A Handful of {S} Puppets'],
    lead: (m) => `Three ${m.s.plural} for one hand, each with a face of its own.`,
    steps: (m) => {
      const paper = m.paper('paper|felt|plain');
      m.add(
        m.who('cut paper'),
        'cut',
        `Cut three strips of ${m.colorOf(paper, m.main)}, each ${m.inches(2)} tall and ${m.inches(3)} long.`,
      );
      m.add(m.who('fold'), 'roll', `Roll each strip around a finger and tape the edge.`);
      m.tape();
      m.cutParts(m.s.head, m.paper(), 'three sets, no bigger than a thumbnail');
      m.stickParts(m.s.head);
      m.drawFace(' on each tube, every time with a different mood');
      m.decorate('around the bottom of the tubes', 3);
      m.play(`Put the puppets on and let one of them ${m.s.does[0]} while the others watch.`);
    },
    further: (m) => `Cut a window into a small box and play a scene in ${m.s.place}.`,
  },
  {
    id: 'sock-puppet',
    from: '4-5',
    to: '9-12',
    suits: faces,
    minutes: 30,
    mess: 'low',
    skills: ['placing parts', 'hand control', 'storytelling'],
    titles: ['{S} Sock Puppet', 'Odd Sock {S}'],
    lead: (m) => `The sock that lost its partner gets a new job as ${m.aName} with a big mouth.`,
    steps: (m) => {
      const sock = m.take('sock|glove');
      m.add(
        'child',
        'test',
        `Pull ${sock.the} over your hand and push the toe in between thumb and fingers to make a mouth.`,
      );
      m.add('child', 'draw', `Mark with a pen where the eyes and the ${m.s.head[0]?.noun} will go.`);
      m.pen();
      m.cutParts(m.s.head, m.paper('felt|fabric|paper'));
      m.add(
        'child',
        'prepare',
        `Take the sock off and push ${m.take('cardboard|cardstock|cereal-box', 1, true).piece} inside, so that the glue does not soak through.`,
      );
      m.stickParts(m.s.head);
      const eyes = m.take('eyes|paper', 1, true);
      const bought = eyes.supply.tags.includes('eyes');
      m.add(
        bought ? 'child' : m.who('cut paper'),
        'glue',
        bought
          ? `Glue on ${eyes.some} above the mouth.`
          : `Cut two eyes from ${eyes.some} and glue them on above the mouth.`,
      );
      m.decorate('along the back', 3);
      m.play(`When the glue is dry, let the ${m.name} ${m.s.does[0]}.`);
    },
    further: () => 'Ask the puppet five questions and answer them in its voice.',
  },
  {
    id: 'spoon-puppet',
    from: '2-3',
    to: '6-8',
    suits: faces,
    minutes: 20,
    mess: 'low',
    skills: ['drawing a face', 'wrapping', 'storytelling'],
    titles: ['{S} Spoon Puppet', 'Kitchen Spoon {S}'],
    lead: (m) =>
      `The bowl of a spoon makes a fine head, and a scrap of cloth does the rest for this ${m.name}.`,
    steps: (m) => {
      const spoon = m.take('spoon|spoon2|popstick');
      m.fill(`the bowl of ${spoon.the}`);
      m.cutParts(m.s.head.slice(0, 2), m.paper('paper|felt'), 'small enough to fit the head');
      m.stickParts(m.s.head.slice(0, 2));
      m.drawFace(` on ${spoon.supply.tags.includes('popstick') ? 'the top' : 'the back of the bowl'}`);
      const cloth = m.take('fabric|tissue|felt');
      m.add(
        m.tiny ? 'grown-up' : 'together',
        'tape',
        `Gather ${cloth.piece} around the handle and tape it tightly as a costume.`,
      );
      m.tape();
      m.decorate('on the costume', 3);
      m.play(`Hide the puppet behind a cushion and let the ${m.name} pop up and ${m.s.does[0]}.`);
    },
    further: () => 'Give a second spoon another face and let the two have an argument about supper.',
  },
  {
    id: 'jointed-puppet',
    from: '6-8',
    to: '13+',
    suits: limbed,
    minutes: 45,
    mess: 'low',
    skills: ['planning joints', 'precise cutting', 'how levers move'],
    titles: ['Jointed {S}', 'Moving {S} Puppet'],
    lead: (m) => `A flat figure whose limbs really turn, so that the ${m.name} can ${m.s.does[0]}.`,
    steps: (m) => {
      const card = m.take('cardstock|card');
      m.add(
        'child',
        'draw',
        `Draw the body and head of the ${m.name} on ${card.piece}, about ${m.inches(7)} tall, without the limbs.`,
      );
      m.add(
        'child',
        'draw',
        `Draw ${m.s.parts
          .slice(0, 2)
          .map((part) => part.what)
          .join(' and ')} separately, each with a round end to overlap the body.`,
      );
      m.fill('all the pieces', '', true);
      m.drawFace();
      m.add(m.who('cut card'), 'cut', `Cut out all the pieces.`);
      const joint = m.take('fastener|yarn|string');
      const pins = joint.supply.tags.includes('fastener');
      m.add(
        m.who('hole'),
        'poke',
        `Lay the round ends over the body and poke a hole through both layers with a sharp pencil.`,
      );
      m.add(
        'child',
        'build',
        pins
          ? `Push a paper fastener through each hole and spread its legs at the back.`
          : `Thread ${joint.some} through each hole and knot it on both sides, loose enough to turn.`,
      );
      m.decorate('around the edge of the body', 3);
    },
    further: () => 'Join the limbs at the back with one thread, so that a single pull moves them all.',
  },
  {
    id: 'shadow-theater',
    from: '6-8',
    to: '13+',
    suits: any,
    minutes: 50,
    mess: 'low',
    skills: ['thinking in outlines', 'how shadows grow and shrink', 'storytelling'],
    titles: ['{S} Shadow Theater', 'Shadow Play: The {S}'],
    lead: (m) =>
      `A box, a paper screen and a lamp: the ${m.name} appears as a sharp black shape in ${m.s.place}.`,
    steps: (m) => {
      const box = m.take('shoebox|box|smallbox');
      m.add(
        m.who('cut card'),
        'cut',
        `Cut a window into the bottom of ${box.the}, leaving a frame ${m.inches(1)} wide.`,
      );
      const screen = m.take('plain|clear-sheet');
      m.add('child', 'tape', `Tape ${screen.piece} tightly over the window from the inside.`);
      m.tape();
      const card = m.take('thin|card', 1, true);
      m.add('child', 'draw', `On ${card.piece}, draw ${m.s.shape}, no taller than your hand.`);
      m.add('child', 'cut', `Cut it out and cut small holes where light should shine through.`);
      m.add('child', 'draw', `Draw and cut ${m.s.scene[0]} and ${m.s.scene[1]} in the same way.`);
      const stick = m.take('popstick|straw|stick');
      m.add(
        'child',
        'tape',
        `Tape ${stick.supply.name === 'paper straw' ? 'a paper straw' : 'a stick'} to the back of each shape.`,
      );
      m.decorate('around the frame of the window', 3);
      m.play(`Shine a flashlight from behind and make the ${m.name} ${m.s.does[0]} on the screen.`);
      m.take('flashlight');
    },
    further: () =>
      'Move a shape closer to the lamp and farther away, and find out when its shadow is sharpest.',
    safety: () => ['Use a flashlight, and never a candle, behind the screen.'],
  },
];
