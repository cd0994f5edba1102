import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resetTokenLifeMinutes } from '#contract/account-recovery.ts';
import { departureLifeSeconds } from '#server/account/provider/service.ts';
import { longestSessionDays, sessionLifeDays } from '#server/account/sign-in/sessions.ts';
import { keptDays as activityDays } from '#server/activities/service.ts';
import { keptDays as contactDays } from '#server/contact/service.ts';
import { keptDays as answerDays } from '#server/platform/idempotency/idempotency.ts';
import { openSite } from '#tests/support/browser.ts';

test('the privacy page says what the software does', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  await page.goto('/privacy');
  const text = await page.getByRole('main').innerText();
  const promised = [
    `It ends ${sessionLifeDays} days after the last visit, ${longestSessionDays} days after you signed in`,
    `only as a fingerprint, for ${resetTokenLifeMinutes} minutes`,
    `making a craft: ${activityDays} days`,
    `knows your browser again, for ${departureLifeSeconds / 60} minutes`,
    `contact form: ${contactDays} days`,
    `happen twice: ${answerDays} days`,
  ];
  for (const sentence of promised) assert.ok(text.includes(sentence), sentence);
  await page.getByRole('button', { name: 'Contact Us' }).waitFor();
});

test('pages whose address may hold a token tell it to nobody', async (t) => {
  const site = await openSite(t);
  for (const path of ['/auth?token=abc', '/confirm-email?token=abc']) {
    const { body } = await site.app.client().send({ url: path });
    assert.match(body, /<meta name="referrer" content="no-referrer">/);
  }
});
