import * as contract from '#contract/account-second-factor.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import type { AccountSecondFactorService } from './service.ts';

interface SecondFactorRouting {
  db: Db;
  secondFactor: AccountSecondFactorService;
}

export function mountSecondFactor(mounting: Mounting, { db, secondFactor }: SecondFactorRouting): void {
  mount(mounting, contract.getSecondFactor, ({ actor, params }) =>
    secondFactor.get(db, requireOwnAccount(actor, params.id)),
  );

  mount(mounting, contract.beginSecondFactor, ({ actor, params, body }) =>
    secondFactor.begin(db, requireOwnAccount(actor, params.id), body.currentPassword),
  );

  mount(mounting, contract.confirmSecondFactor, async ({ actor, params, body }) => {
    const own = requireOwnAccount(actor, params.id);
    const recoveryCodes = await secondFactor.confirm(own, body.signInCode);
    return succeeded({ message: 'Two-step sign-in is on. Other devices were signed out.', recoveryCodes });
  });

  mount(mounting, contract.renewRecoveryCodes, async ({ actor, params, body }) => {
    const own = requireOwnAccount(actor, params.id);
    const recoveryCodes = await secondFactor.renewCodes(own, body.currentPassword);
    return succeeded({ message: 'Your earlier recovery codes no longer work.', recoveryCodes });
  });

  mount(mounting, contract.endSecondFactor, async ({ actor, params, body }) => {
    await secondFactor.turnOff(requireOwnAccount(actor, params.id), body);
    return succeeded({ message: 'You sign in with your password alone again.' });
  });
}
