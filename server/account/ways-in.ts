import type { Db } from '#server/platform/db/database.ts';
import type { AccountDependencies } from './dependencies.ts';
import { noPassword } from './house-account.ts';
import { countPasskeysOf } from './passkeys/store.ts';
import { listIdentitiesOf } from './provider/identity-store.ts';
import { arePasswordsUsed } from './rules.ts';
import type { UserRow } from './store.ts';

interface WaysIn {
  password: boolean;
  provider: boolean;
  /** How many. Where passwords do not open an account, passkeys do not either. */
  passkeys: number;
}

type Rules = Pick<AccountDependencies, 'operatorEmail' | 'passwordSignIn' | 'oidc'>;

/** By what somebody could sign in. */
export async function waysIn(db: Db, user: UserRow, rules: Rules): Promise<WaysIn> {
  const isOwn = arePasswordsUsed(user.email, rules);
  return {
    password: isOwn && user.passwordHash !== noPassword,
    provider: rules.oidc !== null && (await listIdentitiesOf(db, user.id)).length > 0,
    passkeys: isOwn ? await countPasskeysOf(db, user.id) : 0,
  };
}
