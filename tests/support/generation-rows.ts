import { generateCraft } from '#contract/generation.ts';
import { generationBody, giveCredits } from './generating.ts';
import { fishFile } from './craft-files.ts';
import type { Ask, Cast, Row } from './permission-rows.ts';
import { at } from './permission-rows.ts';
import type { Person } from './people.ts';

const signedIn = [401, 'ok', 'ok', 'ok'] as const;
const ownersAlone = [401, 404, 404, 'ok'] as const;

async function payable({ app }: Cast, by: Person) {
  if (by.user.id > 0) await giveCredits(app, by, 1);
  return generationBody();
}

const onRun =
  (suffix: string): Ask =>
  async (cast) => {
    const body = await payable(cast, cast.owner);
    const { craft } = await cast.owner.client.call(generateCraft, { body });
    return { url: `/api/generations/${craft.id}${suffix}` };
  };

/** Who may have crafts made, and follow how that goes. */
export const generationRows: Record<string, Row> = {
  'POST /api/generate-craft-from-image': [
    ...signedIn,
    async (cast, by) => ({ url: '/api/generate-craft-from-image', body: await payable(cast, by) }),
  ],
  'POST /api/crafts/from-file': [...signedIn, at('/api/crafts/from-file', fishFile())],
  'GET /api/generations/current': [...signedIn, at('/api/generations/current')],
  'GET /api/generations/{id}': [...ownersAlone, onRun('')],
  'POST /api/generations/{id}/dismiss': [...ownersAlone, onRun('/dismiss')],
};
