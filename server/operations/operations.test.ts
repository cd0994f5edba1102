import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { discardJob, getJobsOverview, listFailedJobs, retryJob } from '#contract/operations-jobs.ts';
import { examineSystem, getSystemFacts } from '#contract/operations-system.ts';
import { listMigrationTimes } from '#server/platform/db/migrations.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import { listAudited } from '#tests/support/audited.ts';
import { productVersion } from '#server/version.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator } from '#tests/support/people.ts';
import { statusesOf } from '#tests/support/test-client.ts';

const glueJob = jobKind<{ email: string }>({ name: 'test.mix-glue', maxAttempts: 2 });

/** A job that has failed for good and one that waits; `mend` lets the next try work. */
async function setUp(t: TestContext) {
  const app = await createTestApp(t, { expectLogErrors: true });
  const admin = await newAdministrator(app);
  const { jobs, database, clock } = app;
  let isBroken = true;
  const runs: string[] = [];
  jobs.handle(glueJob, {
    run: async ({ payload }) => {
      if (isBroken) throw new Error(`no glue for ${payload.email}`);
      runs.push(payload.email);
    },
  });
  await jobs.enqueue(database.db, glueJob, { payload: { email: 'ann@example.test' } });
  for (let tries = 0; tries < 2; tries += 1) {
    await jobs.drain();
    clock.advance(600_000);
  }
  const failed = () => admin.client.call(listFailedJobs, { query: {} });
  const mend = () => (isBroken = false);
  const params = { id: (await failed())[0]?.id ?? 0 };
  return { app, admin, failed, mend, runs, params };
}

test('operators see what waits, what has failed and why, without whom it was about', async (t) => {
  const { app, admin, failed } = await setUp(t);
  await app.jobs.enqueue(app.database.db, glueJob, { payload: { email: 'bob@example.test' } });
  app.clock.advance(90_000);
  const runAt = new Date(app.clock.now().getTime() + 1_000);
  await app.jobs.enqueue(app.database.db, glueJob, { payload: { email: 'eve@example.test' }, runAt });
  const { kinds, oldestDueSeconds } = await admin.client.call(getJobsOverview, {});
  assert.deepEqual(
    kinds.find(({ name }) => name === glueJob.name),
    { name: glueJob.name, waiting: 1, planned: 1, running: 0, failed: 1 },
  );
  assert.equal(oldestDueSeconds, 90);
  const [job] = await failed();
  assert.deepEqual([job?.name, job?.tries, job?.error], [glueJob.name, 2, 'no glue for [email]']);
});

test('a failed job is tried again with all its tries, once however many press', async (t) => {
  const { app, admin, failed, mend, runs, params } = await setUp(t);
  mend();
  const answers = await Promise.all([1, 2, 3].map(() => admin.client.ask(retryJob, { params })));
  assert.deepEqual(statusesOf(answers), [200, 409, 409]);
  await app.jobs.drain();
  assert.deepEqual(runs, ['ann@example.test']);
  assert.deepEqual(await failed(), []);
  assert.deepEqual(
    (await listAudited(app)).map(({ action }) => action),
    ['job_retried'],
  );
});

test('a discarded job is gone, and one that is not failed is not touched', async (t) => {
  const { app, admin, failed, runs, mend, params } = await setUp(t);
  await admin.client.call(discardJob, { params });
  assert.deepEqual(await failed(), []);
  mend();
  await app.jobs.enqueue(app.database.db, glueJob, { payload: { email: 'bob@example.test' } });
  const { rows } = await app.database.pool.query<{ id: string }>('select max(id) as id from platform_jobs');
  const waiting = { params: { id: Number(rows[0]?.id) } };
  assert.equal((await admin.client.refusal(discardJob, waiting)).status, 409);
  assert.equal((await admin.client.refusal(retryJob, waiting)).status, 409);
  await app.jobs.drain();
  assert.deepEqual(runs, ['bob@example.test']);
  assert.deepEqual(
    (await listAudited(app)).map(({ action }) => action),
    ['job_discarded'],
  );
});

test('the machine room tells versions, storage and settings, and no secret', async (t) => {
  const app = await createTestApp(t, { config: { metricsToken: 'top-secret' } });
  const admin = await newAdministrator(app);
  const facts = await admin.client.call(getSystemFacts, {});
  assert.deepEqual([facts.version, facts.nodeVersion], ['0.0.0-test', process.version]);
  assert.equal(facts.changes[0]?.version, productVersion());
  assert.equal(facts.database.kind, app.database.kind);
  assert.match(facts.database.version, /^\d+/);
  assert.ok(facts.database.bytes > 1_000_000);
  assert.equal(facts.database.migrationsApplied, listMigrationTimes().length);
  assert.equal(facts.database.migrationsPending, 0);
  assert.ok(facts.startedAt < facts.now);
  assert.equal(facts.settings.find(({ name }) => name === 'METRICS_TOKEN')?.value, 'set');
  assert.doesNotMatch(JSON.stringify(facts), /top-secret/);
});

test('an examination says how each part is, and leaves a trace', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const findings = await admin.client.call(examineSystem, {});
  assert.deepEqual(
    findings.map(({ name }) => name),
    [
      'settings',
      'database',
      'data folder',
      'pictures kept',
      'backups',
      'mail',
      'ideas',
      'drawing',
      'seeing',
      'sign-in',
      'from outside',
      'payments',
    ],
  );
  assert.ok(findings.every(({ mark }) => mark !== 'bad'));
  assert.deepEqual(
    (await listAudited(app)).map(({ action, adminId }) => [action, adminId]),
    [['system_examined', admin.user.id]],
  );
});
