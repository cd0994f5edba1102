import { setTimeout as sleep } from 'node:timers/promises';
import { generationBody } from '#tests/support/generating.ts';
import { ask, register } from './servers.ts';

/** Makes a craft the way a person does, and waits for its picture. Answers the path of its page. */
export async function makeCraftPage(origin: string): Promise<string> {
  const cookie = await register(origin, 'craft.maker');
  const json = await generationBody();
  const url = `${origin}/api/generate-craft-from-image`;
  const answer = await ask(url, { method: 'POST', json, headers: { cookie } });
  if (answer.status !== 200) throw new Error(`making a craft answered ${answer.status}`);
  const { craft } = JSON.parse(answer.body.toString()) as { craft: { id: string } };
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await ask(`${origin}/api/crafts/${craft.id}/status`);
    if ((JSON.parse(body.toString()) as { imageAvailable: boolean }).imageAvailable)
      return `/craft/${craft.id}`;
    await sleep(100);
  }
  throw new Error('the picture of the craft did not come');
}
