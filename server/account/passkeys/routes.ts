import * as contract from '#contract/account-passkeys.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import { originOf } from '#server/account/routes.ts';
import type { SessionCookie } from '#server/account/sign-in/session-cookie.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { AccountPasskeysService } from './service.ts';

interface PasskeyRouting {
  db: Db;
  passkeys: AccountPasskeysService;
  cookie: SessionCookie;
}

export function mountPasskeys(mounting: Mounting, { db, passkeys, cookie }: PasskeyRouting): void {
  mount(mounting, contract.beginPasskeySignIn, ({ request }) => passkeys.beginSignIn(db, originOf(request)));

  mount(mounting, contract.finishPasskeySignIn, async ({ body, request, reply }) => {
    const { user, session } = await passkeys.finishSignIn(body.passkey, originOf(request));
    cookie.write(reply, session);
    return succeeded({ message: 'Welcome back!', user });
  });

  mount(mounting, contract.listPasskeys, ({ actor, params }) =>
    passkeys.list(db, requireOwnAccount(actor, params.id)),
  );

  mount(mounting, contract.beginPasskeyProof, ({ actor, params }) =>
    passkeys.beginProof(db, requireOwnAccount(actor, params.id)),
  );

  mount(mounting, contract.beginPasskey, ({ actor, params, body }) =>
    passkeys.begin(db, requireOwnAccount(actor, params.id), body),
  );

  mount(mounting, contract.addPasskey, async ({ actor, params, body }) => {
    await passkeys.add(requireOwnAccount(actor, params.id), body);
    return succeeded({ message: 'From now on you can sign in with it.' });
  });

  mount(mounting, contract.removePasskey, async ({ actor, params, body }) => {
    await passkeys.remove(requireOwnAccount(actor, params.id), params.passkeyId, body);
    return succeeded({ message: 'It opens your account no longer. Other devices were signed out.' });
  });
}
