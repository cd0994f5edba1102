import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { csvPath, getAdminStats, getAdminUser } from '#contract/admin.ts';
import { resetUserPassword } from '#contract/admin-actions.ts';
import { listCreditLedger } from '#contract/credits.ts';
import { getSystemFacts } from '#contract/operations-system.ts';
import {
  changeSignInRule,
  endSecondFactor,
  finishLogin,
  getSecondFactor,
  getSignInRule,
  removeSecondFactor,
} from '#contract/account-second-factor.ts';
import { CommandError } from '#server/operator/service.ts';
import { listAudited } from '#tests/support/audited.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson, signIn } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';

const required = { body: { adminsNeedSecondFactor: true } };
const optional = { body: { adminsNeedSecondFactor: false } };

/** One administrator who signs in in two steps and asks it of all, and one who does not. */
async function setUp(t: TestContext) {
  const app = await createTestApp(t);
  const ada = await turnOnSecondFactor(app, await newAdministrator(app));
  const bob = await newAdministrator(app);
  await ada.client.call(changeSignInRule, required);
  return { app, ada, bob };
}

const actionsOf = async (app: TestApp): Promise<string[]> =>
  (await listAudited(app)).map(({ action }) => action);

test('only who signs in in two steps asks it of all, and each change leaves a trace', async (t) => {
  const app = await createTestApp(t);
  const [ada, bob] = [await newAdministrator(app), await newAdministrator(app)];
  const refused = await ada.client.refusal(changeSignInRule, required);
  assert.deepEqual([refused.status, refused.body.code], [409, 'CONFLICT']);
  assert.match(refused.body.message, /lock yourself out/);
  assert.deepEqual(await ada.client.call(getSignInRule, {}), {
    adminsNeedSecondFactor: false,
    adminsWithout: 2,
  });
  assert.deepEqual(await listAudited(app), []);

  await turnOnSecondFactor(app, ada);
  await ada.client.call(changeSignInRule, optional);
  const rule = await ada.client.call(changeSignInRule, required);
  assert.deepEqual(rule, { adminsNeedSecondFactor: true, adminsWithout: 1 });
  await ada.client.call(changeSignInRule, required);
  await ada.client.call(changeSignInRule, optional);
  assert.deepEqual(await listAudited(app), [
    { adminId: ada.user.id, action: 'second_factor_required' },
    { adminId: ada.user.id, action: 'second_factor_optional' },
  ]);
  await bob.client.call(getAdminStats, {});
});

test('an administrator of whom it is asked is like everybody until it is set up', async (t) => {
  const { app, ada, bob } = await setUp(t);
  for (const endpoint of [getAdminStats, getSystemFacts, getSignInRule]) {
    const { status, body } = await bob.client.refusal(endpoint, {});
    assert.deepEqual([status, body.code], [403, 'ACCOUNT_SECOND_FACTOR_REQUIRED']);
  }
  const off = await bob.client.refusal(changeSignInRule, optional);
  assert.equal(off.body.code, 'ACCOUNT_SECOND_FACTOR_REQUIRED');
  const csv = await bob.client.send({ url: csvPath('users') });
  assert.equal(csv.statusCode, 403);
  const params = { id: ada.user.id };
  assert.equal((await bob.client.refusal(listCreditLedger, { params, query: {} })).body.code, 'FORBIDDEN');
  const before = (await bob.client.call(getCurrentUser, {})).user;
  assert.deepEqual([before.isAdmin, before.needsSecondFactor], [true, true]);
  const again = await signIn(app.client(), { email: bob.user.email, password: bob.password });
  assert.equal(again.needsSecondFactor, true);

  await turnOnSecondFactor(app, bob);
  await bob.client.call(getAdminStats, {});
  const after = (await bob.client.call(getCurrentUser, {})).user;
  assert.deepEqual([after.isAdmin, after.needsSecondFactor], [true, false]);
  const state = await bob.client.call(getSecondFactor, { params: { id: bob.user.id } });
  assert.equal(state.isRequired, true);
});

test('who must sign in in two steps cannot turn it off, and others can', async (t) => {
  const { app, ada } = await setUp(t);
  const end = (person: Person, signInCode: string) =>
    person.client.ask(endSecondFactor, {
      params: { id: person.user.id },
      body: { currentPassword: person.password, signInCode },
    });
  const signInCode = nextCode(app.clock, ada.secret);
  const refused = await end(ada, signInCode);
  assert.deepEqual(
    [refused.status, 'code' in refused.body && refused.body.code],
    [403, 'ACCOUNT_SECOND_FACTOR_REQUIRED'],
  );
  const cat = await turnOnSecondFactor(app, await newPerson(app));
  assert.equal((await end(cat, cat.recoveryCodes[0] ?? '')).status, 200);
  await ada.client.call(changeSignInRule, optional);
  assert.equal((await end(ada, signInCode)).status, 200, 'the refusal has not used the code up');
});

test('asking it of all while one’s own goes off never locks everybody out', async (t) => {
  const app = await createTestApp(t);
  for (let round = 0; round < 5; round += 1) {
    const ada = await turnOnSecondFactor(app, await newAdministrator(app));
    const body = { currentPassword: ada.password, signInCode: ada.recoveryCodes[0] ?? '' };
    const [asked, ended] = await Promise.all([
      ada.client.ask(changeSignInRule, required),
      ada.client.ask(endSecondFactor, { params: { id: ada.user.id }, body }),
    ]);
    assert.equal(ended.status, asked.status === 200 ? 403 : 200);
    assert.equal(asked.status, ended.status === 200 ? 409 : 200);
    if (asked.status === 200) await ada.client.call(changeSignInRule, optional);
  }
});

test('an administrator takes a lost factor away: sessions end, the log says why, a mail tells', async (t) => {
  const app = await createTestApp(t);
  const ada = await turnOnSecondFactor(app, await newAdministrator(app));
  const cat = await turnOnSecondFactor(app, await newPerson(app));
  const params = { id: cat.user.id };
  assert.equal(
    (await ada.client.call(getAdminUser, { params })).secondFactorSince,
    app.clock.now().toISOString(),
  );
  const { password } = cat;
  const open = await app.client().call(login, { body: { email: cat.user.email, password } });
  assert.ok('challenge' in open);

  const remove = () => ada.client.ask(removeSecondFactor, { params, body: { reason: 'lost-phone' } });
  assert.deepEqual([(await remove()).status, (await remove()).status], [200, 409]);
  assert.equal((await cat.client.refusal(getCurrentUser, {})).status, 401);
  const body = { challenge: open.challenge, signInCode: nextCode(app.clock, cat.secret) };
  assert.equal((await app.client().refusal(finishLogin, { body })).status, 401);
  await signIn(app.client(), { email: cat.user.email, password });
  assert.equal((await ada.client.call(getAdminUser, { params })).secondFactorSince, null);
  assert.deepEqual(await actionsOf(app), ['second_factor_removed']);
  const { rows } = await app.database.pool.query<{ details: string }>('select details from audit_logs');
  assert.match(rows.at(-1)?.details ?? '', /Phone lost/);
  await app.jobs.drain();
  assert.deepEqual([app.mails.at(-1)?.kind, app.mails.at(-1)?.to], ['second-factor-removed', cat.user.email]);

  const own = { params: { id: ada.user.id }, body: { reason: 'other' } } as const;
  assert.equal((await ada.client.refusal(removeSecondFactor, own)).body.code, 'CONFLICT');
  const nobody = { params: { id: 999_999 }, body: { reason: 'other' } } as const;
  assert.equal((await ada.client.refusal(removeSecondFactor, nobody)).status, 404);
});

test('a password set by an administrator keeps the second step and ends what was half way in', async (t) => {
  const app = await createTestApp(t);
  const ada = await newAdministrator(app);
  const cat = await turnOnSecondFactor(app, await newPerson(app));
  const credentials = { email: cat.user.email, password: cat.password };
  const open = await app.client().call(login, { body: credentials });
  assert.ok('challenge' in open);
  const newPassword = 'glue-7-given';
  await ada.client.call(resetUserPassword, { params: { id: cat.user.id }, body: { newPassword } });
  const signInCode = nextCode(app.clock, cat.secret);
  const body = { challenge: open.challenge, signInCode };
  assert.equal((await app.client().refusal(finishLogin, { body })).status, 401);
  const again = await app.client().call(login, { body: { ...credentials, password: newPassword } });
  assert.ok('challenge' in again);
  await app.client().call(finishLogin, { body: { challenge: again.challenge, signInCode } });
});

test('the operator lets the last administrator in again from the command line', async (t) => {
  const { app, ada } = await setUp(t);
  const { operator } = app.services;
  const run = (...words: string[]) => operator.run(['second-factor', 'remove', ...words]);
  assert.match(await run(ada.user.email.toUpperCase()), /signs in with the password alone now/);
  assert.match(await run(ada.user.email), /is not on/);
  await assert.rejects(run('who@example.test'), CommandError);
  assert.equal((await ada.client.refusal(getCurrentUser, {})).status, 401);
  const client = app.client();
  const user = await signIn(client, { email: ada.user.email, password: ada.password });
  assert.equal(user.needsSecondFactor, true, 'the rule stands');
  const again = await turnOnSecondFactor(app, { ...ada, client });
  await again.client.call(getAdminStats, {});
  const { rows } = await app.database.pool.query(
    "select admin_id, target_user_id from audit_logs where action = 'second_factor_removed'",
  );
  assert.deepEqual(rows, [{ admin_id: null, target_user_id: ada.user.id }]);
});
