import { generateCraft } from '#contract/generation.ts';
import { generationBody, giveCredits } from './generating.ts';
import { newPerson } from './people.ts';
import { openStormApp } from './storm-app.ts';

/** Makes and draws crafts for several people at once and tells its parent of each one acknowledged, until it is killed. */
const people = 4;
// Pictures are drawn meanwhile, so that the kill hits some of them half-way.
const app = await openStormApp();
const body = await generationBody();

async function keepMaking(): Promise<never> {
  const person = await newPerson(app);
  for (;;) {
    await giveCredits(app, person, 3);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => person.client.ask(generateCraft, { body })));
    for (const { status, body: reply } of answers) {
      if (status === 200) process.send?.((reply as { craft: { id: string } }).craft.id);
    }
  }
}

await Promise.all(Array.from({ length: people }, keepMaking));
