import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertOpen, comesTo, desk, openAs, openSite, phone } from '#tests/support/browser.ts';
import { programOf } from '#tests/support/access-tokens.ts';
import { giveCredits, makeFinished } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';

/** A call of the page, opened with its form. */
async function open(page: Page, method: string, path: string) {
  const call = page.locator(`.call[data-method="${method}"][data-path="${path}"]`);
  await call.locator('summary').first().click();
  const room = call.locator('details.try');
  await room.locator('summary').first().click();
  const answer = room.getByRole('status');
  const send = () => room.getByRole('button', { name: 'Send' }).click();
  const field = (name: string) => room.getByLabel(name);
  return { call, room, answer, send, field };
}

test('a call is found, tried by the session, and its answer read', async (t) => {
  const site = await openSite(t);
  const person = await newPerson(site.app, { displayName: 'Ada.Glue' });
  await giveCredits(site.app, person, 5);
  const craft = await makeFinished(site.app, person);
  const page = await openAs(site, person, { size: desk, expected: /status of 40[04]/ });
  await page.goto('/api/docs');
  await page.getByText('by the session of this browser, as Ada.Glue').waitFor();
  await assertOpen(page, 'the API page');
  await page.getByLabel('Find calls').fill('get crafts/:id/file');
  await page.getByText('1 call', { exact: true }).waitFor();
  const file = await open(page, 'GET', '/api/crafts/{id}/file');
  await file.field('id').fill(craft.id);
  await file.send();
  await file.answer.getByText('200 OK').waitFor();
  await comesTo(async () => (await file.answer.innerText()).includes(craft.title), true);
  await file.room.getByText('The same in a terminal').click();
  const curl = await file.room.locator('.curl').innerText();
  assert.ok(curl.includes(`curl -X GET '${site.url}/api/crafts/${craft.id}/file'`), curl);
  await assertOpen(page, 'an answer');

  await page.getByLabel('Find calls').fill('image');
  const image = await open(page, 'GET', '/api/crafts/{id}/image');
  await image.field('id').fill(craft.id);
  await image.send();
  await image.answer.getByRole('img').waitFor();

  await page.getByLabel('Find calls').fill('');
  const report = await open(page, 'POST', '/api/crafts/from-file');
  await report.field('Body').fill('{');
  await report.send();
  await report.answer.getByText('The body is no JSON').waitFor();
  await report.field('Body').fill('{}');
  await report.send();
  await report.answer.getByText('400 Bad Request').waitFor();
  await report.answer.getByText('INVALID_INPUT').waitFor();
});

test('an access token counts alone, and stays in its field', async (t) => {
  const site = await openSite(t);
  const [reader, other] = [
    await newPerson(site.app, { displayName: 'Reader.One' }),
    await newPerson(site.app),
  ];
  const { token } = await programOf(site.app, reader, ['read']);
  const page = await openAs(site, other, { expected: /status of 40[13]/ });
  await page.goto('/api/docs');
  await page.getByLabel('by an access token').check();
  await page.getByLabel('Access token, kept').fill(token);
  const user = await open(page, 'GET', '/api/user');
  await user.send();
  await user.answer.getByText('"displayName": "Reader.One"').waitFor();
  assert.ok(!(await user.room.locator('.curl').innerText()).includes(token));
  const share = await open(page, 'POST', '/api/posts');
  await share.send();
  await share.answer.getByText('ACCESS_TOKEN_NOT_ENOUGH').waitFor();
  await assertOpen(page, 'the API page on a phone');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  assert.ok(!kept.includes(token));
});

test('a visitor reads it all, also without any script, and is told where to sign in', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ size: phone, expected: /status of 401/ });
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'sign in' }).waitFor();
  const user = await open(page, 'GET', '/api/user');
  await user.send();
  await user.answer.getByText('NOT_SIGNED_IN').waitFor();
  await assertOpen(page, 'a refusal');
  const { body } = await site.app.client().send({ url: '/api/docs' });
  assert.match(body, /<details class="call" data-method="POST" data-path="\/api\/login">/);
});
