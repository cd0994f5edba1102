import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import type { CraftText } from './craft.ts';
import { judge } from './judge.ts';

interface Twin {
  band: AgeBand;
  title?: string;
  with?: string;
  harm: string;
  calm: string;
}

const craftOf = ({ title = 'A Paper Morning', with: thing = 'paper' }: Twin, text: string): CraftText => ({
  title,
  description: 'Something to make at the table.',
  materials: ['paper', thing].map((name) => ({ name, amount: '', optional: false, substitutes: [] })),
  steps: [{ text, who: 'together' }],
  safetyNotes: [],
  goFurther: null,
  imageAlt: 'What was made',
});

const twins: Readonly<Record<string, readonly Twin[]>> = {
  'ice on a pond': [
    {
      band: '6-8',
      harm: 'Tiptoe to the centre, where the ice is thickest.',
      calm: 'Tiptoe your paper penguin to the centre of the white card.',
    },
    {
      band: '4-5',
      harm: 'If it creaks, crawl back to the shore.',
      calm: 'If it creaks, put a drop of glue on the hinge.',
    },
  ],
  'water that carries away': [
    {
      band: '9-12',
      harm: 'Kick the lilo out past the boats.',
      calm: 'Draw a lilo and a striped towel.',
    },
    {
      band: '9-12',
      harm: 'Squeeze round the headland as the tide comes in.',
      calm: 'Glue shells round the headland on your map.',
    },
  ],
  'being shut in': [
    {
      band: '6-8',
      harm: 'Shut the lid on him and count to twenty.',
      calm: 'Shut the lid and count to twenty.',
    },
    {
      band: '6-8',
      harm: 'The youngest curls herself into the holdall.',
      calm: 'The paper snail curls into its shell.',
    },
    {
      band: '9-12',
      harm: 'Hollow the drift until you can lie inside.',
      calm: 'Hollow the clay until the candle of paper fits inside.',
    },
  ],
  'the breath': [
    {
      band: '6-8',
      harm: 'Wind the strips across the mouth and nose.',
      calm: 'Wind the strips so that mouth and nose stay free.',
    },
    {
      band: '9-12',
      harm: 'Take a big gulp from the cylinder and talk.',
      calm: 'Roll the card to a cylinder and talk through it.',
    },
  ],
  'full mouths': [
    {
      band: '4-5',
      harm: 'See how many grapes fit in before you cannot talk.',
      calm: 'See how many pompoms fit in the box.',
    },
  ],
  'heights and what falls': [
    {
      band: '6-8',
      harm: 'The thinnest branches near the top sway like a ship.',
      calm: 'Draw the nest high in the tree.',
    },
    {
      band: '9-12',
      harm: 'Put one foot before the other along the rail.',
      calm: 'Put one paper foot before the other on the card.',
    },
    {
      band: '9-12',
      harm: 'Knock the fossils out of the cliff.',
      calm: 'Press the shell in the clay cliff.',
    },
  ],
  'cars and doors': [
    {
      band: '4-5',
      harm: 'Hide in the heap of leaves by the kerb.',
      calm: 'Hide the hedgehog in the heap of paper leaves.',
    },
    {
      band: '4-5',
      harm: 'Slide under the gate as it is closing.',
      calm: 'Slide the paper car under the card gate.',
    },
  ],
  'mains and wires': [
    {
      band: '4-5',
      harm: 'Post the foil strips into the two slots in the wall.',
      calm: 'Post the letters into the two slots in the box.',
    },
    {
      band: '6-8',
      harm: 'Hook it off the cables with a long rod.',
      calm: 'Hook it off the table with a paper fish hook of card.',
    },
    {
      band: '6-8',
      harm: 'Spread the wet paper over the convector.',
      calm: 'Spread the wet paper over the rack.',
    },
  ],
  'fumes and gas': [
    {
      band: '13+',
      harm: 'Carry the glowing coals into the yurt.',
      calm: 'Draw glowing coals in the ring of stones.',
    },
    {
      band: '13+',
      harm: 'Keep the engine running for warmth.',
      calm: 'Paint the engine red.',
    },
    {
      band: '9-12',
      harm: 'Stuff the vent behind the boiler with wool.',
      calm: 'Stuff the snake with wool.',
    },
    {
      band: '9-12',
      harm: 'Spike the empty deodorant can.',
      calm: 'Spike the hair of the paper hedgehog.',
    },
  ],
  'flames and tea': [
    {
      band: '9-12',
      harm: 'Run a lighter along the torn edge.',
      calm: 'Run a lighter green along the torn edge.',
    },
    {
      band: '2-3',
      harm: 'Put the just-brewed tea on her tray.',
      calm: 'Brush cold tea on the paper.',
    },
  ],
  'the cord of a blind': [
    {
      band: '2-3',
      harm: 'Pull the loop that hangs beside the window.',
      calm: 'Pull the paper strip through the slot.',
    },
  ],
  'gloves at what spins': [
    {
      band: '13+',
      harm: 'Gloves help you to hold on to the spinning chuck.',
      calm: 'Sew gloves with a spinning wheel on the back.',
    },
  ],
  'the sun in an eclipse': [
    {
      band: '9-12',
      title: 'Eclipse Mask',
      harm: 'Look straight up through the disc.',
      calm: 'Watch the bite on the paper behind you.',
    },
    {
      band: '9-12',
      title: 'Moon Mask',
      harm: 'Look straight at the sun through the disc.',
      calm: 'Look straight ahead through the disc.',
    },
  ],
  'rags with drying oil': [
    {
      band: '13+',
      with: 'linseed oil',
      harm: 'Stuff the rags into a box under the bench.',
      calm: 'Spread the rags flat on the grass to dry.',
    },
  ],
  'garlic kept in oil': [
    {
      band: '9-12',
      with: 'garlic',
      harm: 'Keep the bottles on the shelf for months.',
      calm: 'Hang the plait in the kitchen, where it keeps for months.',
    },
  ],
  'kernels of stone fruit': [
    {
      band: '9-12',
      harm: 'The kernel inside is yours to munch.',
      calm: 'The seed inside is yours to plant.',
    },
  ],
  'meals while something dries': [
    {
      band: '2-3',
      harm: 'Let her splash in the basin while you have lunch.',
      calm: 'Let the plate dry while you have lunch.',
    },
  ],
  'things and people at a window': [
    {
      band: '9-12',
      harm: 'Hang out over the balcony rail to fix the last star.',
      calm: 'Hang the paper stars across the window.',
    },
  ],
  'gas and open pots': [
    {
      band: '13+',
      harm: 'Turn the gas up until you hear it.',
      calm: 'Put the open pot of glue back on the shelf.',
    },
  ],
  'dares and memories of them': [
    {
      band: '13+',
      harm: 'Dare your friend to jump in.',
      calm: 'Write down three dares you both remember.',
    },
  ],
  'boxes that are shut and boxes that are pulled': [
    {
      band: '4-5',
      harm: 'He sits in the crate and you pull the flaps down over him.',
      calm: 'Teddy sits in the box and you pull him along the carpet.',
    },
    {
      band: '2-3',
      harm: 'Close the bag over her head.',
      calm: 'Close the ring with tape so that it sits loosely on the head.',
    },
  ],
  'straps that hold and straps that bind': [
    {
      band: '2-3',
      harm: 'Strap your toddler to the chair leg.',
      calm: 'Strap your toddler into the high chair and sit beside her.',
    },
  ],
  'wires of a motor and wires that short': [
    {
      band: '9-12',
      with: 'motor',
      harm: 'Hold the wires to both ends of the cell until they glow.',
      calm: 'Tape the wires to both ends of the battery.',
    },
  ],
  'what goes down the sink': [
    {
      band: '6-8',
      harm: 'Mix everything you find under the sink.',
      calm: 'Pour everything down the sink when the show is over.',
    },
  ],
  'phones that are opened': [
    {
      band: '13+',
      harm: 'Prise the phone open and take out the cell.',
      calm: 'Slip the case off the phone before you paint it.',
    },
  ],
  'words that only look like a poison': [
    {
      band: '9-12',
      harm: 'Rub the poison oak between your hands.',
      calm: 'Paint poisonous plants from the library book.',
    },
  ],
};

describe('what sounds alike and is not', () => {
  for (const [name, list] of Object.entries(twins))
    it(`tells them apart: ${name}`, () => {
      for (const twin of list) {
        assert.equal(judge(craftOf(twin, twin.harm), twin.band).kind, 'dangerous', twin.harm);
        assert.notEqual(judge(craftOf(twin, twin.calm), twin.band).kind, 'dangerous', twin.calm);
      }
    });
});

const shownAs = (twin: Omit<Twin, 'harm' | 'calm'>, text: string): string | null => {
  const verdict = judge(craftOf({ ...twin, harm: '', calm: '' }, text), twin.band);
  return verdict.kind === 'dangerous'
    ? null
    : JSON.stringify(verdict.kind === 'known' ? verdict.shown : verdict.known.shown);
};

describe('what a grown-up beside makes fine', () => {
  it('keeps a boat that is launched at the edge, and nobody who leans over or wades', () => {
    for (const band of ['4-5', '6-8'] as const)
      assert.match(
        shownAs({ band }, 'Kneel at the stream and launch the paper boat.') ?? '',
        /within arm's reach/,
      );
    assert.equal(shownAs({ band: '6-8' }, 'Lean over the edge of the pond and scoop.'), null);
    assert.equal(shownAs({ band: '6-8' }, 'Wade into the stream and launch the paper boat.'), null);
    assert.equal(shownAs({ band: '6-8' }, 'Sit at the end of the pier and launch the paper boat.'), null);
    assert.equal(shownAs({ band: '6-8' }, 'Look over the edge of the well.'), null);
    assert.equal(shownAs({ band: '2-3' }, 'Kneel at the stream and launch the paper boat.'), null);
  });

  it('keeps a battery tea light from four on, its lid screwed shut, and no loose cell', () => {
    assert.match(
      shownAs({ band: '4-5', with: 'LED tea light' }, 'Put it in the lantern.') ?? '',
      /screwed shut/,
    );
    assert.equal(shownAs({ band: '2-3', with: 'LED tea light' }, 'Put it in the lantern.'), null);
    assert.equal(shownAs({ band: '4-5', with: 'button cell' }, 'Put it in the lantern.'), null);
  });

  it('takes a bell that is rung in play for no small part', () => {
    assert.notEqual(shownAs({ band: '2-3' }, 'Ring the bell: ding ding!'), null);
    assert.equal(shownAs({ band: '2-3', with: 'jingle bell' }, 'Ring the bell: ding ding!'), null);
  });
});
