import type { CurrentUser } from '#contract/account.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
} from '#contract/account-passkeys.ts';
import { Authenticator } from './authenticator.ts';
import type { TestApp } from './create-test-app.ts';
import type { Person } from './people.ts';
import type { TestClient } from './test-client.ts';

type Owner = Pick<Person, 'client' | 'user'> & { password?: string };

/** Makes a passkey for somebody, who shows by their password that it is them, or has just signed in. */
export async function addPasskeyFor(
  app: TestApp,
  { client, user, password }: Owner,
  { device = new Authenticator(app.publicUrl()), name = 'Phone' } = {},
): Promise<Authenticator> {
  const params = { id: user.id };
  const options = await client.call(beginPasskey, {
    params,
    body: password === undefined ? {} : { currentPassword: password },
  });
  await client.call(addPasskey, { params, body: { name, passkey: device.create(options) } });
  return device;
}

export async function signInWith(client: TestClient, device: Authenticator): Promise<CurrentUser> {
  const options = await client.call(beginPasskeySignIn, {});
  return (await client.call(finishPasskeySignIn, { body: { passkey: device.get(options) } })).user;
}
