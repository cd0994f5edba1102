import assert from 'node:assert/strict';
import { login, register } from '#contract/account.ts';
import type { CurrentUser } from '#contract/account.ts';
import type { TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';

export interface Person {
  user: CurrentUser;
  client: TestClient;
  password: string;
}

let count = 0;

/** Somebody who has just registered and is signed in. */
export async function newPerson(
  app: TestApp,
  given: { email?: string; displayName?: string } = {},
): Promise<Person> {
  count += 1;
  const client = app.client();
  const password = 'glue-and-paper-1';
  const { user } = await client.call(register, {
    body: {
      email: given.email ?? `person${count}@example.test`,
      displayName: given.displayName ?? `Person.${count}`,
      password,
    },
  });
  return { user, client, password };
}

/** Somebody who has been made an administrator. */
export async function newAdministrator(app: TestApp): Promise<Person> {
  const person = await newPerson(app);
  await app.services.accountAdmin.setAdminByEmail(person.user.email, true);
  return person;
}

/** Signs in with the password alone. */
export async function signIn(
  client: TestClient,
  credentials: { email: string; password: string },
): Promise<CurrentUser> {
  const { email, password } = credentials;
  const reply = await client.call(login, { body: { email, password } });
  assert.ok('user' in reply, 'the password alone was enough');
  return reply.user;
}
