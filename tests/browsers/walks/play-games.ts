import { button, tab, text, type Visitor } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';

const faceUp = /^Card \d+, (?!face down)/;
const nameIn = /^Card \d+, ([^,]+)/;

/** Turns a card over and says what is on it. */
async function turn(page: Visitor, card: number): Promise<string> {
  const place = button(new RegExp(`^Card ${card + 1},`));
  await page.press(place);
  let seen = '';
  await page.until(`card ${card + 1} shows its face`, async () => {
    seen = (await page.find(place))[0]?.name ?? '';
    return faceUp.test(seen);
  });
  return nameIn.exec(seen)?.[1] ?? '';
}

/** Looks at two cards at a time until both of a pair are known. */
async function findPair(page: Visitor): Promise<void> {
  const at = new Map<string, number>();
  for (let card = 0; card < 12; card += 2) {
    const pair = [await turn(page, card), await turn(page, card + 1)] as const;
    if (pair[0] === pair[1]) return;
    await page.until('both cards lie on their faces again', async () => {
      return (await page.find(button(faceUp))).length === 0;
    });
    for (const [offset, name] of pair.entries()) {
      const other = at.get(name);
      if (other !== undefined) {
        await turn(page, other);
        await turn(page, card + offset);
        return;
      }
      at.set(name, card + offset);
    }
  }
}

export const playGames: Walk = {
  name: 'both games',
  async go({ app, visit }) {
    const page = await visit(await newPerson(app));
    await page.arrive('/games');
    await page.see(button('Card 1, face down'));
    await findPair(page);
    await page.see(text('1 of 6 pairs found.'));
    await page.check('memory');
    await page.press(tab('Brick Breaker'));
    await page.check('bricks');
    await page.press(button('Start'));
    await page.press(button('Pause'));
    await page.press(button('Resume'));
    await page.press(button('Pause'));
    await page.see(text('Paused'));
    await page.check('paused');
  },
};
