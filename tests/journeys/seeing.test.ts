import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen, comesTo } from '#tests/support/browser.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';
import { press } from './create-wizard.ts';
import { openSeeing, sees, tile, unroll, walkToSupplies } from './seeing-visit.ts';

test('what lies on the photo is shown, confirmed and sent, and what was dropped stays dropped', async (t) => {
  const { page, fake } = await openSeeing(t);
  fake.answerWith(sees('paper plates', 'red yarn', 'glue', 'toilet rolls?', 'felt?'));
  await walkToSupplies(page);
  await page.getByText('5 things seen.').waitFor({ state: 'attached' });
  const isChosen = (name: string) => tile(page, name).getAttribute('aria-pressed');
  for (const name of ['Paper plate', 'Red yarn', 'Glue']) await comesTo(() => isChosen(name), 'true');
  for (const name of ['Cardboard tube', 'Felt']) await comesTo(() => isChosen(name), 'false');
  await page.getByText('Nothing yet.').waitFor();
  await unroll(page);
  await assertOpen(page, 'the supplies with what was seen');

  await tile(page, 'Red yarn').click();
  await tile(page, 'Felt').click();
  await page.reload();
  await comesTo(() => isChosen('Red yarn'), 'false');
  await comesTo(() => isChosen('Felt'), 'true');
  await comesTo(() => page.getByText('5 things seen.').count(), 0);
  await tile(page, 'Glue').click();
  await press(page, 'Not quite “Glue”? Say what it is');
  const field = page.getByLabel('Something else');
  await comesTo(() => field.inputValue(), 'Glue');
  await page.keyboard.type('purple glue');
  await field.press('Enter');
  await press(page, 'Continue');
  await page.getByText('With what is in your photo, and purple glue').waitFor();
  assert.equal(fake.asked.length, 1, 'a photo is looked at once');

  await page.getByLabel('Or your own theme').fill('Mermaids');
  fake.answerWith({ text: JSON.stringify(plateFish) });
  const sent = page.waitForRequest('**/api/generate-craft-from-image');
  await press(page, 'Create Craft');
  const body = (await sent).postDataJSON() as { additionalSupplies: string[] };
  assert.deepEqual(body.additionalSupplies, ['Paper plate', 'Felt', 'purple glue']);
  await page.getByRole('button', { name: /View Now/ }).waitFor();
});

test('what is not for a child of that age is shown as such and stays out', async (t) => {
  const { page, fake } = await openSeeing(t);
  fake.answerWith(sees('paper plates', 'buttons', 'kitchen knife'));
  await walkToSupplies(page, '2-3');
  const leftOut = page.getByRole('list', { name: 'Not for ages 2-3, so it stays out' });
  await comesTo(() => leftOut.getByRole('listitem').allTextContents(), ['Button', 'Kitchen knife']);
  await unroll(page);
  await assertOpen(page, 'the supplies with what is too early');
  await press(page, 'Back');
  await press(page, 'Back');
  await press(page, '6-8');
  await press(page, 'Next');
  await press(page, 'Next');
  await comesTo(() => tile(page, 'Button').getAttribute('aria-pressed'), 'true');
  const stillOut = page.getByRole('list', { name: 'Not for ages 6-8, so it stays out' });
  await comesTo(() => stillOut.getByRole('listitem').allTextContents(), ['Kitchen knife']);
});

test('where the photo goes is said before it is taken, and nothing where nobody looks', async (t) => {
  const { page } = await openSeeing(t);
  const shown = page.getByText('your photo is shown to the AI service of this site');
  await page.goto('/create');
  await press(page, '6-8');
  await press(page, 'Next');
  await shown.waitFor();
  await assertOpen(page, 'the photo step');

  const off = await openSeeing(t, { config: { recognizer: { by: 'off', local: null, file: null } } });
  const asked: string[] = [];
  off.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await walkToSupplies(off.page);
  await press(off.page, 'socks');
  await press(off.page, 'Continue');
  await press(off.page, 'Back');
  await off.page.getByRole('button', { name: 'Remove socks' }).waitFor();
  assert.deepEqual(
    asked.filter((path) => path.includes('spot')),
    [],
  );
  await comesTo(() => off.page.getByText(/This is what we see|Looking at your photo/).count(), 0);
  await off.page.goto('/profile?tab=supplies');
  await off.page.getByRole('button', { name: 'Add Your First Supply' }).waitFor();
  await comesTo(() => off.page.getByRole('button', { name: 'Fill it from a photo' }).count(), 0);
});
