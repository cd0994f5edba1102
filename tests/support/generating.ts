import { generateCraft } from '#contract/generation.ts';
import type { GenerationBody } from '#contract/generation.ts';
import type { TestApp } from './create-test-app.ts';
import { asDataUrl, phonePhoto } from './phone-photo.ts';
import type { Person } from './people.ts';
import { until } from './until.ts';

let photo: Promise<string> | undefined;

/** A photo of supplies, made once. */
export function suppliesPhoto(): Promise<string> {
  photo ??= phonePhoto(6).then((bytes) => asDataUrl(bytes));
  return photo;
}

export async function generationBody(change: Partial<GenerationBody> = {}): Promise<GenerationBody> {
  return {
    image: await suppliesPhoto(),
    theme: 'Ocean',
    ageMin: 6,
    ageMax: 8,
    additionalSupplies: ['paper plates', 'wool'],
    ...change,
  };
}

export async function makeCraft(person: Person, change: Partial<GenerationBody> = {}) {
  return person.client.call(generateCraft, { body: await generationBody(change) });
}

/** A craft that somebody made, once its picture is there. */
export async function makeFinished(app: TestApp, person: Person, change: Partial<GenerationBody> = {}) {
  const { craft } = await makeCraft(person, change);
  await until('the picture of the craft', async () => {
    const { rows } = await app.database.pool.query('select image_status from crafts where id = $1', [
      craft.id,
    ]);
    return rows[0].image_status === 'completed';
  });
  return craft;
}

/** As many credits as a test needs, booked like any other. */
export async function giveCredits(app: TestApp, person: Person, amount: number): Promise<void> {
  await app.database.transaction(async (tx) => {
    const reference = `test-${person.user.id}-${amount}-${Math.random()}`;
    await app.services.credits.adjust(tx, {
      userId: person.user.id,
      delta: amount,
      reference,
      note: 'for a test',
    });
  });
}
