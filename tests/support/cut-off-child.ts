import { generateCraft } from '#contract/generation.ts';
import { cutOffAccount, cutOffKey } from './cut-off.ts';
import { generationBody } from './generating.ts';
import { register } from '#contract/account.ts';
import { openStormApp } from './storm-app.ts';

/** Asks a vendor that never answers for a craft, with the only credit there is, until it is killed. */
const app = await openStormApp({
  AI_PROVIDER: 'openai',
  AI_API_KEY: 'key-1',
  AI_BASE_URL: process.env['VENDOR_URL'] ?? '',
});
const client = app.client();
await client.call(register, { body: cutOffAccount });
await client.send({
  method: generateCraft.method,
  url: generateCraft.path,
  headers: { 'idempotency-key': cutOffKey },
  payload: await generationBody(),
});
