import { beginSecondFactor, confirmSecondFactor } from '#contract/account-second-factor.ts';
import { codeOf, stepAt } from '#server/account/second-factor/totp.ts';
import type { TestApp } from './create-test-app.ts';
import type { Person } from './people.ts';
import type { TestClock } from './test-clock.ts';

/** What an authenticator app would show. */
export const codeShown = (clock: TestClock, secret: string): string => codeOf(secret, stepAt(clock.now()));

/** The code of the next half minute, and the clock put there: one that has not been used. */
export function nextCode(clock: TestClock, secret: string): string {
  clock.advance(30_000);
  return codeShown(clock, secret);
}

export interface Holder extends Person {
  secret: string;
  recoveryCodes: string[];
  /** The code that turned it on, which counts no more. */
  usedCode: string;
}

/** Somebody who signs in in two steps from now on. */
export async function turnOnSecondFactor(app: TestApp, person: Person): Promise<Holder> {
  const { client, user, password } = person;
  const params = { id: user.id };
  const { secret } = await client.call(beginSecondFactor, { params, body: { currentPassword: password } });
  const usedCode = codeShown(app.clock, secret);
  const { recoveryCodes } = await client.call(confirmSecondFactor, {
    params,
    body: { signInCode: usedCode },
  });
  return { ...person, secret, recoveryCodes, usedCode };
}
