import { deleteCraft } from '#contract/crafts.ts';
import { generateCraft } from '#contract/generation.ts';
import { likeCraft } from '#contract/crafts-favorites.ts';
import { generationBody, giveCredits } from './generating.ts';
import { newPerson } from './people.ts';
import { openStormApp } from './storm-app.ts';

/** Listens and works for several people at once, who make, like and delete crafts, and tells of each one they kept. */
const people = 3;
const app = await openStormApp();
const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
await app.start({ publicUrl: address, localUrl: address });
const body = await generationBody();

async function keepBusy(): Promise<never> {
  const person = await newPerson(app);
  for (;;) {
    await giveCredits(app, person, 2);
    const [gone, kept] = await Promise.all([1, 2].map(() => person.client.call(generateCraft, { body })));
    if (!gone || !kept) throw new Error('a craft was not made');
    await person.client.call(likeCraft, { params: { id: kept.craft.id } });
    await person.client.call(deleteCraft, { params: { id: gone.craft.id } });
    process.send?.(kept.craft.id);
  }
}

await Promise.all(Array.from({ length: people }, keepBusy));
