import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import { judge } from './judge.ts';

/** Whether a craft with this step is refused by a rule; doubts are another matter. */
function isRefused(text: string, band: AgeBand = '6-8', title = 'Bunny'): boolean {
  const paper = { name: 'paper', amount: '', optional: false, substitutes: [] };
  const verdict = judge(
    {
      title,
      description: `${title}, made at the table. Draw its face first.`,
      materials: [paper],
      steps: [{ text, who: 'together' }],
      safetyNotes: [],
      goFurther: null,
      imageAlt: title,
    },
    band,
  );
  return verdict.kind === 'dangerous';
}

/** What only measures, likens or belongs to the thing that is made, beside what does it to somebody. */
const pairs: readonly (readonly [harmless: string, danger: string])[] = [
  ['Cut a strip as long as your thumb.', 'Prick your thumb with a needle until blood comes.'],
  ['Leave the egg shape lying on its side.', 'Stir the lye into the water.'],
  ['Fold the tip down: no air may leak there.', 'Pull the bag over your head so that no air gets in.'],
  ['Push each row against the last with the comb.', 'Push each other off the chair.'],
  ['Press the felt into a drop with a pointed nose.', 'Drop a bead into your nose.'],
  ['Tie the ribbon around the neck and hide the knot.', 'Tie the ribbon tightly around your neck.'],
  ['Wrap each bottle in rings of foil.', 'Wrap your brother in plastic film.'],
  ['Put the plastic tub in the freezer.', 'Climb in the freezer and close the door.'],
  ['Roll eggs that do not fall out of the nest.', 'Take the eggs out of the nest in the hedge.'],
  ['Fix the feathers to the tail.', 'Tie a bell to the cat’s tail.'],
  ['Press your thumbs in for the eye sockets.', 'Push the wire into the socket.'],
  ['Felt drinks glue, so give it a thick drop.', 'Drink the glue from the cup.'],
  ['Stand it on a saucer in your brightest window.', 'Lean far out of the upstairs window to reach it.'],
  ['Tape a tiny face to one end.', 'Tape your friend’s mouth shut.'],
  ['Glue the flap to its own back.', 'Glue the sequins to your own face with superglue.'],
  ['Write the words, then draw balloons around them.', 'Pull a balloon over his face.'],
  ['Keep the rest wrapped while you work.', 'They cut it alone while you work upstairs.'],
  ['Write “killing two birds with one stone” under the flap.', 'Kill the two birds with one stone.'],
  ['“Eat” the berries at the doll’s tea party.', 'Eat the berries from the hedge at the tea party.'],
  ['Hold the plastic lid under warm water until it slips.', 'Heat the closed jar until it bursts.'],
];

describe('what a sentence means', () => {
  for (const [harmless, danger] of pairs)
    it(harmless, () => {
      assert.equal(isRefused(harmless), false, harmless);
      assert.equal(isRefused(danger), true, danger);
    });

  it('a neck is somebody’s where the thing is worn', () =>
    assert.equal(isRefused('Tie the cord around the neck.', '2-3', 'Cape to wear'), true));

  it('a tongue is no figure’s', () =>
    assert.equal(isRefused('Touch the ends of the wires to the tongue.'), true));

  it('a pet’s and a friend’s mouth are no figure’s', () => {
    assert.equal(isRefused('Put the bead in the dog’s mouth.'), true);
    assert.equal(isRefused('Tape over the mouth of a friend.'), true);
  });

  it('a sharp thing is tried on no finger', () =>
    assert.equal(isRefused('Let her test the stapler on a fingertip first.'), true));

  it('a condition measures nothing', () =>
    assert.equal(isRefused('Hold your breath as long as your hands are in the water.'), true));
});
