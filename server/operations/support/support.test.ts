import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createAccessToken } from '#contract/account-tokens.ts';
import { updateProfile } from '#contract/account-profile.ts';
import { addComment, shareCraft } from '#contract/community.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { bringInCraft } from '#contract/craft-file.ts';
import { createWebhook } from '#contract/webhooks.ts';
import { readConfig } from '#server/config.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { fishFile } from '#tests/support/craft-files.ts';
import { newPerson } from '#tests/support/people.ts';
import { findResidue } from '#tests/support/residue.ts';

/** Stands in whatever nobody else is to see. */
const mark = /planted/i;

/** Nobody answers there. */
const nowhere = '127.0.0.1:9';
const settings = {
  PUBLIC_URL: 'https://planted-family.test',
  DATABASE_URL: `postgres://planted:planted-1@${nowhere}/planted`,
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: `http://planted:planted-2@${nowhere}/planted?key=planted-3`,
  AI_TEXT_MODEL: 'planted-model',
  AI_API_KEY: 'planted-4',
  STRIPE_SECRET_KEY: 'sk_test_planted-5',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_planted-6',
  STRIPE_WEBHOOK_SECRET: 'whsec_planted-7',
  SMTP_URL: `smtp://planted:planted-8@${nowhere}`,
  MAIL_FROM: 'Anna Planted <anna@planted.test>',
  CONTACT_EMAIL: 'anna@planted.test',
  ADMIN_EMAIL: 'boss@planted.test',
  ADMIN_PASSWORD: 'planted-9',
  S3_ENDPOINT: `http://${nowhere}`,
  S3_BUCKET: 'planted-pictures',
  S3_ACCESS_KEY_ID: 'planted-10',
  S3_SECRET_ACCESS_KEY: 'planted-11',
  OIDC_ISSUER: `http://${nowhere}/planted`,
  OIDC_CLIENT_ID: 'planted-12',
  OIDC_CLIENT_SECRET: 'planted-13',
  OIDC_NAME: 'Planted House',
  OIDC_ADMIN_CLAIM: 'groups=planted',
  METRICS_TOKEN: 'planted-14',
  BACKUP_DIR: 's3://planted-backups/planted',
  BACKUP_EVERY_HOURS: '24',
  BACKUP_PASSPHRASE: 'planted-15',
  TRUSTED_PROXIES: '10.1.2.3',
};

/** A person who says it everywhere they can, and errors and jobs that repeat it. */
async function plant(app: TestApp): Promise<void> {
  const { user, client, password } = await newPerson(app, {
    email: 'planted.person@example.test',
    displayName: 'Planted.Nick',
  });
  const params = { id: user.id };
  await client.call(updateProfile, { params, body: { displayName: 'Planted.Nick', bio: 'Planted bio' } });
  const { craft } = await client.call(bringInCraft, { body: fishFile({ title: 'Planted Fish' }) });
  const { post } = await client.call(shareCraft, { body: { craftId: craft.id, content: 'Planted words' } });
  await client.call(addComment, { params: { id: post.id }, body: { content: 'Planted comment' } });
  await client.call(sendContactMessage, {
    body: { name: 'Planted', email: 'planted@example.test', message: 'A planted message' },
  });
  const token = { name: 'Planted clock', scopes: ['read' as const], days: 7, currentPassword: password };
  await client.call(createAccessToken, { params, body: token });
  const hook = { url: 'https://planted.test/in', events: ['craft.made' as const] };
  await client.call(createWebhook, { params, body: hook });
  const { pool } = app.database;
  await pool.query(
    `insert into platform_jobs (name, payload, state, attempts, max_attempts, run_at, created_at, last_error)
      values ('mail.send-mail', '{"to": "planted"}', 'failed', 10, 10, now(), now(),
        'connect ECONNREFUSED: ELISA PLANTED of 12345 Plantedtown could not be reached')`,
  );
  const cause = Object.assign(new Error('duplicate key (email)=(planted@example.test)'), { code: '23505' });
  const error = new Error('Planted\n    at planted (planted.ts:1)', { cause });
  error.name = 'Planted';
  app.http.log.error({ err: error, title: 'Planted' }, 'a request failed');
  app.http.log.warn(error);
}

const openPlanted = async (t: TestContext): Promise<TestApp> => {
  const { databaseUrl, aiText, stripe, mail, admin, s3, oidc, metricsToken, backups, publicUrl } =
    readConfig(settings);
  const config = { databaseUrl, aiText, stripe, mail, admin, s3, oidc, metricsToken, backups, publicUrl };
  const app = await createTestApp(t, { config, expectLogErrors: true });
  await plant(app);
  return app;
};

test('a bundle for strangers tells how it stands, and nothing of a person and no secret', async (t) => {
  const app = await openPlanted(t);
  assert.ok((await findResidue(app, ['planted'])).length > 12, 'it stands in many tables');
  const text = await app.services.operator.run(['support-bundle']);
  assert.doesNotMatch(text, mark);
  assert.doesNotMatch(text, /@|12345|ELISA|10\.1\.2\.3|127\.0\.0\.1/);

  const bundle = JSON.parse(text);
  assert.equal(bundle.version, '0.0.0-test');
  assert.deepEqual(
    [bundle.settings.AI_PROVIDER, bundle.settings.AI_API_KEY, bundle.settings.DATABASE_URL],
    ['openai-compatible', 'set', 'postgres://…'],
  );
  assert.deepEqual([bundle.settings.PUBLIC_URL, bundle.settings.RECOGNIZER_URL], ['https://…', 'not set']);
  assert.deepEqual([bundle.database.kind, bundle.database.migrationsPending], [app.database.kind, 0]);
  assert.deepEqual([bundle.rows.crafts, bundle.rows.webhooks, bundle.rows.supplies > 0], [1, 1, true]);
  const failed = bundle.jobs.find((job: { state: string }) => job.state === 'failed');
  assert.deepEqual([failed.name, failed.count, failed.mostAttempts], ['mail.send-mail', 1, 10]);
  assert.deepEqual(bundle.jobProblems, [
    { name: 'mail.send-mail', state: 'failed', attempts: 10, codes: ['ECONNREFUSED'] },
  ]);
  const mail = bundle.doctor.find(({ name }: { name: string }) => name === 'mail');
  assert.equal(mail.mark, 'bad');
  const [first, second] = bundle.recentProblems;
  assert.deepEqual([first.level, first.msg, first.error.codes], ['error', 'a request failed', ['23505']]);
  assert.match(first.error.places[0], /^server\/operations\/support\/support\.test\.ts:\d+$/);
  assert.deepEqual([first.error.type, second.level, second.msg], ['Error', 'warn', '']);
});

test('what cannot be read is told as that, and the rest is there', async (t) => {
  const app = await createTestApp(t);
  const query = t.mock.method(app.database.pool, 'query', () => {
    throw Object.assign(new Error('connect ECONNREFUSED planted'), { code: 'ECONNREFUSED' });
  });
  const bundle = JSON.parse(await app.services.operator.run(['support-bundle']));
  query.mock.restore();
  assert.deepEqual(bundle.rows, { unreadable: ['ECONNREFUSED'] });
  assert.ok(bundle.settings.PORT && bundle.doctor.length > 5);
});
