import type { FinishedCraft } from '#server/crafts/service.ts';
import { createIds } from '#server/platform/ids.ts';
import { settled } from '#server/platform/settled.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

export type CraftChange = Partial<FinishedCraft> & { supplies?: readonly string[] };

/** A craft as if it had been made, without the time that making takes. Each is a second younger than the one before. */
export async function storeCraft(
  app: TestApp,
  userId: number | null,
  change: CraftChange = {},
): Promise<string> {
  count += 1;
  const { supplies = ['Paper plate', 'Yarn'], ...fields } = change;
  const id = createIds(app.clock).uuid();
  await app.database.transaction((tx) =>
    app.services.crafts.add(tx, settled({ workId: id, userId }), {
      craft: {
        title: `Paper bird ${count}`,
        description: 'A bird that folds its wings when you pull the string.',
        steps: [
          { text: 'Fold the paper in half.', who: 'child' },
          { text: 'Cut along the line.', who: 'together' },
        ],
        materials: supplies.map((name) => ({ name, amount: '1', optional: false, substitutes: [] })),
        safetyNotes: ['Stay within earshot.'],
        ageRangeMin: 6,
        ageRangeMax: 8,
        difficulty: 'easy',
        durationMinutes: 30,
        theme: 'Animals',
        imageColor: '#d64545',
        imageAlt: 'A bird of cut paper',
        provider: 'builtin',
        createdAt: new Date(app.clock.now().getTime() + count * 1000),
        ...fields,
      },
      supplyNames: supplies,
    }),
  );
  return id;
}

/** A craft whose picture is done: until then its page asks for it again and again. */
export async function storeFinished(
  app: TestApp,
  userId: number | null,
  change: CraftChange = {},
): Promise<string> {
  const id = await storeCraft(app, userId, change);
  await app.database.pool.query(`update crafts set image_status = 'completed' where id = $1`, [id]);
  return id;
}
