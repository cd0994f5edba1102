import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { getBackupState } from '#contract/backups.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { changeAiLimits, getAiUse } from '#contract/generation-calls.ts';
import { generateCraft } from '#contract/generation.ts';
import { changePackage, listAllPackages } from '#contract/payments-packages.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import { assertOpen, comesTo, desk, openAs, openSite, phone, toast } from '#tests/support/browser.ts';
import type { WindowOptions } from '#tests/support/browser.ts';
import type { TestAppOptions } from '#tests/support/create-test-app.ts';
import { generationBody } from '#tests/support/generating.ts';
import { newAdministrator } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

interface VisitOptions extends WindowOptions {
  app?: TestAppOptions;
}

/** An administrator at one of the panels. */
async function openPanel(t: TestContext, tab: string, { app, ...window }: VisitOptions = {}) {
  const site = await openSite(t, app);
  const admin = await newAdministrator(site.app);
  const page = await openAs(site, admin, { size: desk, ...window });
  const show = () => page.goto(`/admin?tab=${tab}`);
  return { site, admin, page, show };
}

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: RegExp | string) => page.getByRole('row', { name });

/** At a desk and on a phone, the panel keeps nobody out and nothing sticks out. */
async function assertSound(page: Page, what: string): Promise<void> {
  for (const { width } of [desk, phone]) {
    await page.setViewportSize({ width, height: desk.height });
    // As tall as the panel: what only passes below the bars is none of its faults.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await assertOpen(page, what);
  }
  await page.setViewportSize(desk);
}

test('a message is read, answered, marked as handled and taken back', async (t) => {
  const { site, page, show } = await openPanel(t, 'messages');
  await show();
  await page.getByText('Nobody waits for an answer. All is calm.').waitFor();
  const message = 'Where is the glue?\nI looked everywhere.';
  await site.app
    .client()
    .call(sendContactMessage, { body: { name: 'Ann', email: 'ann@example.test', message } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const card = page.getByRole('button', { name: /Ann.*Where is the glue/s });
  await card.waitFor();
  await assertSound(page, 'the messages');
  await card.click();
  const answer = dialog(page).getByRole('link', { name: 'Answer by mail' });
  assert.match((await answer.getAttribute('href')) ?? '', /^mailto:ann@example\.test\?subject=/);
  await assertSound(page, 'a message');
  await dialog(page).getByRole('button', { name: 'Mark as handled' }).click();
  await toast(page, 'Marked as handled');
  await page.getByText('Nobody waits for an answer. All is calm.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Marked as unanswered');
  await card.waitFor();
});

test('a package is added, edited, moved, and what somebody else changed is told', async (t) => {
  const { site, admin, page, show } = await openPanel(t, 'packages', { expected: /409/ });
  await show();
  await row(page, /Starter/).waitFor();
  await assertSound(page, 'the packages');

  await page.getByRole('button', { name: 'Add a package' }).click();
  await dialog(page).getByLabel('Name').fill('Giant');
  await dialog(page).getByLabel('Credits').fill('100');
  await dialog(page).getByLabel('Price in dollars').fill('forty');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByText('Please enter a price from $0.50 to $999.99').waitFor();
  await dialog(page).getByLabel('Price in dollars').fill('$49.90');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Package added');
  await row(page, /Giant 100 \$49\.90 .* Not for sale/).waitFor();

  await page.getByRole('button', { name: 'Move Giant up' }).click();
  await page.getByText('Giant is now 3 of 4.').waitFor({ state: 'attached' });
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.equal(focused, 'Move Giant up');

  await page.getByRole('button', { name: 'Edit Starter' }).click();
  const [starter] = await admin.client.call(listAllPackages, {});
  assert.ok(starter);
  const { name, credits, description, isActive, version } = starter;
  await admin.client.call(changePackage, {
    params: { id: starter.id },
    body: { name, credits, description, isActive, version, price: 600 },
  });
  await dialog(page).getByLabel('Price in dollars').fill('7');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page)
    .getByRole('alert')
    .getByText(/It is now “Starter”, 5 credits for \$6\.00/)
    .waitFor();
  await comesTo(() => dialog(page).getByLabel('Price in dollars').inputValue(), '7');
  await assertSound(page, 'an edited package');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Package saved');
  await row(page, /Starter 5 \$7\.00/).waitFor();
  assert.equal(site.app.logLines.filter(({ level }) => level >= 50).length, 0);
});

const call = {
  kind: 'text',
  provider: 'openai',
  model: 'gpt-5-mini',
  promptVersion: 'v1',
  ms: 2_345,
  inputTokens: 90_000,
  outputTokens: 30_000,
} as const;

test('vendors are switched off and on, and a cap is set that nobody overwrites unseen', async (t) => {
  const aiText = {
    provider: 'openai',
    apiKey: 'key',
    baseUrl: 'http://127.0.0.1:9',
    model: 'gpt-5-mini',
  } as const;
  const { site, admin, page, show } = await openPanel(t, 'ai-calls', {
    app: { config: { aiText } },
    expected: /409/,
  });
  for (const outcome of ['ok', 'ok', 'timeout'] as const)
    await site.app.services.calls.record({
      ...call,
      outcome,
      ...(outcome === 'ok' ? {} : { inputTokens: null, outputTokens: null }),
    });
  await admin.client.ask(generateCraft, { body: await generationBody({ theme: 'cocaine party' }) });
  await show();
  await page.getByText('Vendors are asked.').waitFor();
  await row(page, /People, as a theme or supply drugs 1/).waitFor();
  await row(page, /Too slow/).waitFor();
  await page.getByRole('button', { name: 'Failed' }).click();
  await row(page, /Good/).first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'All' }).click();
  await row(page, /Good/).first().waitFor();

  await page.getByRole('button', { name: 'Switch vendors off' }).click();
  await toast(page, 'Vendors are switched off');
  await page.getByText('Vendors are switched off: the built-in engine makes the crafts.').waitFor();
  assert.equal((await admin.client.call(getAiUse, {})).isSwitchedOff, true);
  await page.getByRole('button', { name: 'Switch vendors on' }).click();
  await page.getByText('Vendors are asked.').waitFor();

  await admin.client.call(changeAiLimits, { body: { dailyCapCents: 500, unpricedCents: 1, version: 0 } });
  const cap = page.getByLabel('Most to spend in a day, in dollars');
  await cap.fill('0.10');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await page.getByText(/Somebody else has changed the limits: the cap is \$5\.00 now/).waitFor();
  await comesTo(() => cap.inputValue(), '0.10');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await toast(page, 'Limits saved');
  await page.getByText(/The cap of today is reached/).waitFor();
  await assertSound(page, 'the AI calls');
});

test('a failed job is retried, another discarded', async (t) => {
  const { site, page, show } = await openPanel(t, 'jobs', { app: { expectLogErrors: true } });
  const { jobs, database } = site.app;
  let isBroken = true;
  const glue = jobKind<null>({ name: 'test.mix-glue', maxAttempts: 1 });
  jobs.handle(glue, {
    run: async () => {
      if (isBroken) throw new Error('The glue has run dry');
    },
  });
  for (let count = 0; count < 2; count += 1) await jobs.enqueue(database.db, glue, { payload: null });
  await jobs.drain();
  isBroken = false;
  await show();
  await row(page, /The glue has run dry/)
    .first()
    .waitFor();
  await assertSound(page, 'the jobs');
  await page
    .getByRole('button', { name: /^Retry: test\.mix-glue/ })
    .first()
    .click();
  await toast(page, 'The job is tried again');
  const discard = page.getByRole('button', { name: /^Discard: test\.mix-glue/ });
  await discard.nth(1).waitFor({ state: 'detached' });
  await discard.click();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await toast(page, 'The job is discarded');
  await page.getByText('Nothing has failed. All is calm.').waitFor();
});

test('the machine room tells what runs and examines itself', async (t) => {
  const { page, show } = await openPanel(t, 'system');
  await show();
  await page.getByText(process.version, { exact: true }).waitFor();
  await row(page, /STRIPE_SECRET_KEY not set/).waitFor();
  await page.getByRole('button', { name: 'Examine now' }).click();
  await row(page, /^drawing Fine/).waitFor();
  await assertSound(page, 'the system');
});

test('an administrator is warned where there is no recent backup, and has one made', async (t) => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-journey-')), 'disk');
  t.after(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));
  const place = { kind: 'folder', folder, isOurs: false } as const;
  const backups = { everyHours: 24, keep: 1, place, passphrase: null, beforeUpgrade: true };
  const { admin, page, show } = await openPanel(t, 'users', { app: { config: { backups } } });
  const isLate = async () => (await admin.client.call(getBackupState, {})).isLate;
  await until('the first backup to fail, because the disk is away', isLate);
  await show();
  await page.getByRole('link', { name: 'Look at the backups' }).click();
  await page.getByText('There is no recent good backup').waitFor();
  await page.getByText(/cannot be read: look whether it is there/).waitFor();
  await assertSound(page, 'backups that fail');
  fs.mkdirSync(folder);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await toast(page, 'A backup is being made');
  await page.getByText(/by version 0\.0\.0-test/).waitFor();
  await page.getByText('There is no recent good backup').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Look at the backups' }).waitFor({ state: 'detached' });
  await assertSound(page, 'backups that are well');
});

const loading: [tab: string, section: string][] = [
  ['messages', 'messages'],
  ['packages', 'packages'],
  ['ai-calls', 'AI calls'],
  ['branding', 'branding'],
  ['jobs', 'jobs'],
  ['system', 'system'],
];

test('a panel that could not be loaded says so and tries again', async (t) => {
  const { page } = await openPanel(t, 'system', { expected: /422/ });
  let isBroken = true;
  await page.route('**/api/admin/**', (route) =>
    isBroken ? route.fulfill({ status: 422 }) : route.continue(),
  );
  for (const [tab, section] of loading) {
    isBroken = true;
    await page.goto(`/admin?tab=${tab}`);
    const problem = page.getByText(`Failed to load ${section} data`);
    await problem.first().waitFor();
    const again = page.getByRole('button', { name: 'Try again' });
    if (tab === 'ai-calls' || tab === 'jobs') await problem.nth(1).waitFor();
    isBroken = false;
    for (let left = await again.count(); left > 0; left -= 1) {
      await again.first().click();
      await problem.nth(left - 1).waitFor({ state: 'detached' });
    }
  }
});
