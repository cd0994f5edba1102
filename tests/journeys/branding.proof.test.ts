import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { changeSiteText } from '#contract/branding.ts';
import { assertAccessible, assertOpen, comesTo, desk, phone, toast } from '#tests/support/browser.ts';
import { newAdministrator } from '#tests/support/people.ts';
import { openAdmin, button, dialog } from './admin-visit.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const area = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a place greets in its own words, keeps what was refused, and goes back', async (t) => {
  const { site, page } = await openAdmin(t, { size: desk });
  await page.goto('/admin?tab=branding');
  const greeting = area(page, 'Welcome text');
  await greeting.fill('x'.repeat(601));
  await button(page, 'Save: Welcome').click();
  await page.getByText('At most 600 characters fit').waitFor();
  assert.equal((await greeting.inputValue()).length, 601);
  await greeting.fill('# Riverside Library\nCome in, <b>sit down</b>.');
  await button(page, 'Save: Welcome').click();
  await toast(page, 'Saved');
  await card(page, 'Welcome')
    .getByText(/Your own, since .*, by Operator/)
    .waitFor();

  const visitor = await site.open();
  await visitor.goto('/auth');
  await visitor.getByRole('heading', { level: 2, name: 'Riverside Library' }).waitFor();
  await visitor.getByText('Come in, <b>sit down</b>.').waitFor();
  await assertAccessible(visitor, 'the landing page with a greeting');

  await button(page, 'Remove the greeting: Welcome').click();
  await toast(page, 'The greeting is removed');
  assert.equal(await greeting.inputValue(), '');
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Get Started Now' }).waitFor();
  assert.equal(await visitor.getByText('Riverside Library').count(), 0);
});

test('the terms of a place stand on their page, and an earlier text comes back from the history', async (t) => {
  const { site, page } = await openAdmin(t, { size: desk });
  const visitor = await site.open();
  await visitor.goto('/terms');
  await visitor.getByRole('heading', { name: 'You stay in charge' }).waitFor();
  await page.goto('/admin?tab=branding');
  const terms = area(page, 'Terms text');
  for (const text of ['# House rules\nBe kind.\nShare the glue.', '# New rules\nBe very kind.']) {
    await terms.fill(text);
    await button(page, 'Save: Terms').click();
    await comesTo(async () => (await legalHeadings()).join(), /# (.*)/.exec(text)?.[1] ?? '');
  }
  await button(page, 'History: Terms').click();
  await dialog(page).getByRole('group').nth(1).locator('summary').click();
  await dialog(page).getByText('Share the glue.').waitFor();
  await assertOpen(page, 'the history of a text');
  await dialog(page)
    .getByRole('button', { name: /^Use again: the one of/ })
    .click();
  await toast(page, 'The earlier one is back');
  assert.match(await terms.inputValue(), /^# House rules/);
  await comesTo(async () => (await legalHeadings()).join(), 'House rules');

  // By the links of the product and back: which text stands is the server's word each time.
  await visitor.goto('/auth');
  await visitor.getByRole('link', { name: 'Terms' }).click();
  await visitor.getByText('Share the glue.').waitFor();
  await visitor.getByRole('link', { name: /home/ }).click();
  await visitor.waitForURL('**/auth');
  await visitor.goBack();
  await visitor.getByText('Share the glue.').waitFor();
  await assertAccessible(visitor, 'the terms of a place');

  async function legalHeadings(): Promise<string[]> {
    await visitor.goto('/terms');
    return visitor.getByRole('heading', { level: 2 }).allTextContents();
  }
});

test('of two who write the second is told, and what they typed stays', async (t) => {
  const { site, page } = await openAdmin(t, { size: { ...phone, height: 2600 }, expected: /409/ });
  await page.goto('/admin?tab=branding');
  await area(page, 'Privacy text').fill('Mine');
  const other = await newAdministrator(site.app);
  await other.client.call(changeSiteText, {
    params: { name: 'privacy' },
    body: { text: 'Theirs', version: 0 },
  });
  await button(page, 'Save: Privacy').click();
  await page.getByText(/Somebody has saved another one meanwhile/).waitFor();
  assert.equal(await area(page, 'Privacy text').inputValue(), 'Mine');
  await assertOpen(page, 'a text that somebody else changed');
  await button(page, 'Show theirs').click();
  await comesTo(() => area(page, 'Privacy text').inputValue(), 'Theirs');
  await area(page, 'Privacy text').fill('Ours');
  await button(page, 'Save: Privacy').click();
  await toast(page, 'Saved');
});

test('a place goes by its own name, in one color, everywhere it is named', async (t) => {
  const { site, page } = await openAdmin(t, { size: desk });
  await page.goto('/admin?tab=branding');
  await area(page, 'Name of this place').fill('Riverside Library & Makers of Things');
  await button(page, 'Save: Name').click();
  await toast(page, 'Saved');

  const visitor = await site.open({ size: { width: 320, height: 700 } });
  await visitor.goto('/auth');
  await visitor.getByRole('heading', { level: 1, name: 'Riverside Library & Makers of Things' }).waitFor();
  assert.equal(
    await visitor.title(),
    'Craft ideas for you and your child · Riverside Library & Makers of Things',
  );
  assert.doesNotMatch(await visitor.content(), /Gluebird/);
  await assertOpen(visitor, 'the landing page with a long name');
  await visitor.goto('/terms');
  await visitor.getByText(/^Riverside Library & Makers of Things helps you find/).waitFor();
  await visitor.getByRole('link', { name: 'Riverside Library & Makers of Things home' }).waitFor();
  await assertOpen(visitor, 'a page with a long name in its bar');
  await page.goto('/profile');
  await page.getByText('Riverside Library & Makers of Things crafter').waitFor();
  await assertOpen(page, 'the shell with a long name');
});
