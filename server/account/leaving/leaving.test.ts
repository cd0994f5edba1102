import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { getCurrentUser, login, register } from '#contract/account.ts';
import { createWebhook } from '#contract/webhooks.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { createAccessToken } from '#contract/account-tokens.ts';
import { changeEmail, deleteAccount, exportPath, updateProfile } from '#contract/account-profile.ts';
import { forgotPassword } from '#contract/account-recovery.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';
import { asDataUrl, phonePhoto } from '#tests/support/phone-photo.ts';
import { findResidue } from '#tests/support/residue.ts';

test('deleting an account leaves nothing of the person, in no table and no file', async (t) => {
  const app = await createTestApp(t);
  const other = await newPerson(app);
  const { user, client, password } = await newPerson(app, {
    email: 'Leaving@example.test',
    displayName: 'Leaving.Person',
  });
  const profileImage = asDataUrl(await phonePhoto(1));
  const body = { displayName: user.displayName, bio: 'a bio to forget', profileImage };
  const { user: edited } = await client.call(updateProfile, { params: { id: user.id }, body });
  await client.call(sendContactMessage, {
    body: { name: 'Leaving', email: user.email, message: 'please forget me' },
  });
  const { secret } = await turnOnSecondFactor(app, { user, client, password });
  await app.client().call(login, { body: { email: user.email, password } });
  const signInCode = nextCode(app.clock, secret);
  const token = { name: 'Leaving clock', scopes: ['read' as const], days: 7 };
  await client.call(createAccessToken, {
    params: { id: user.id },
    body: { ...token, currentPassword: password, signInCode },
  });
  await client.call(createWebhook, {
    params: { id: user.id },
    body: { url: 'https://leaving.test/in', events: ['craft.made'] },
  });
  await client.call(forgotPassword, { body: { email: user.email } });
  await app.jobs.drain();
  await client.call(changeEmail, {
    params: { id: user.id },
    body: { email: 'leaving@elsewhere.test', currentPassword: password },
  });

  await client.call(deleteAccount, { params: { id: user.id }, body: { currentPassword: password } });
  await app.jobs.drain();

  assert.deepEqual(
    await findResidue(app, ['leaving', 'a bio to forget', 'forget me', secret, `"user_id":${user.id},`]),
    [],
  );
  assert.equal((await app.http.inject({ url: edited.profileImage ?? '' })).statusCode, 404);
  const pictures = path.join(app.config.dataDir, 'images');
  const files = fs
    .readdirSync(pictures, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'));
  assert.deepEqual(files, []);
  assert.equal(client.cookies.size, 0);
  const again = await app.client().refusal(login, { body: { email: user.email, password } });
  assert.equal(again.body.code, 'ACCOUNT_WRONG_CREDENTIALS');
  await other.client.call(getCurrentUser, {});
  await app.client().call(register, { body: { email: user.email, displayName: user.displayName, password } });
});

test('the last administrator cannot leave; one of two can', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newPerson(app), await newPerson(app)];
  await app.services.accountAdmin.setAdminByEmail(a.user.email, true);
  const leave = (person: typeof a) =>
    person.client.ask(deleteAccount, {
      params: { id: person.user.id },
      body: { currentPassword: person.password },
    });
  const refused = await leave(a);
  assert.deepEqual([refused.status, (refused.body as { code: string }).code], [409, 'ACCOUNT_LAST_ADMIN']);
  assert.equal((await a.client.call(getCurrentUser, {})).user.isAdmin, true);
  await app.services.accountAdmin.setAdminByEmail(b.user.email, true);
  assert.equal((await leave(a)).status, 200);
});

test('leaving asks for the password, and for the own account', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newPerson(app), await newPerson(app)];
  const wrong = await a.client.refusal(deleteAccount, {
    params: { id: a.user.id },
    body: { currentPassword: 'nope' },
  });
  assert.equal(wrong.body.code, 'ACCOUNT_WRONG_PASSWORD');
  const stranger = await b.client.refusal(deleteAccount, {
    params: { id: a.user.id },
    body: { currentPassword: b.password },
  });
  assert.equal(stranger.status, 403);
  await a.client.call(getCurrentUser, {});
});

test('the download is a ZIP with a page, the data and the pictures, and no secret', async (t) => {
  const app = await createTestApp(t);
  const ann = await turnOnSecondFactor(app, await newPerson(app, { displayName: 'Ann' }));
  const { user, client } = ann;
  const profileImage = asDataUrl(await phonePhoto(1));
  await client.call(updateProfile, {
    params: { id: user.id },
    body: { displayName: 'Ann', bio: '<b>glue</b>', profileImage },
  });

  const response = await client.send({ url: exportPath(user.id) });
  assert.equal(response.headers['content-type'], 'application/zip');
  const files = unzipSync(response.rawPayload);
  assert.deepEqual(Object.keys(files).sort(), ['data.json', 'index.html', 'pictures/profile-photo.webp']);
  const page = strFromU8(files['index.html'] ?? new Uint8Array());
  assert.match(page, /&lt;b&gt;glue&lt;\/b&gt;/);
  assert.match(page, /src="pictures\/profile-photo\.webp"/);
  assert.doesNotMatch(page, /https?:\/\//);
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  const data = JSON.parse(text) as Record<string, { email?: string; delta?: number }[]>;
  assert.equal(data['Profile']?.[0]?.email, user.email);
  assert.equal(data['Credits']?.[0]?.delta, 1);
  const [factor] = data['Two-step sign-in'] ?? [];
  assert.deepEqual(factor, { since: app.clock.now().toISOString(), recoveryCodesLeft: 10 });
  assert.doesNotMatch(text, /argon2|tokenHash|passwordHash|codeHash/);
  assert.ok(!text.includes(ann.secret) && !page.includes(ann.secret));
});

test('somebody else’s download is refused', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newPerson(app), await newPerson(app)];
  assert.equal((await b.client.send({ url: exportPath(a.user.id) })).statusCode, 403);
  assert.equal((await app.client().send({ url: exportPath(a.user.id) })).statusCode, 401);
});
