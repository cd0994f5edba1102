import type { Registration } from '#contract/account.ts';
import type { AccountDependencies } from './dependencies.ts';
import { AppError } from '#server/platform/app-error.ts';
import { databaseErrorCode } from '#server/platform/db/database.ts';

/** Why somebody who comes without an invitation cannot register; null where they can. */
export function refusalOfVisitors(registration: Registration): AppError | null {
  if (registration === 'open') return null;
  return new AppError(
    registration === 'closed' ? 'ACCOUNT_REGISTRATION_CLOSED' : 'ACCOUNT_INVITATION_NEEDED',
  );
}

/** Why somebody whom the provider knows and we do not gets no account; null where they get one. */
export function refusalOfNewcomers(registration: Registration): AppError | null {
  if (registration === 'open') return null;
  return new AppError(
    registration === 'closed' ? 'ACCOUNT_PROVIDER_CLOSED' : 'ACCOUNT_PROVIDER_INVITATION_NEEDED',
  );
}

type SignInRules = Pick<AccountDependencies, 'operatorEmail' | 'passwordSignIn'>;

/** Whether a password can open the account with this address at all. */
export const arePasswordsUsed = (email: string, { operatorEmail, passwordSignIn }: SignInRules): boolean =>
  passwordSignIn || email.toLowerCase() === operatorEmail?.toLowerCase();

export const passwordsOff = (): AppError => new AppError('ACCOUNT_PASSWORDS_OFF');

export function requirePasswordsUsed(email: string, rules: SignInRules): void {
  if (!arePasswordsUsed(email, rules)) throw passwordsOff();
}

const uniqueViolation = '23505';

/** New passwords obey the operator's minimum; the contract knows only the product's floor. */
export function requireLongEnough(password: string, minLength: number, path = 'password'): void {
  if (password.length >= minLength) return;
  const message = `Password must be at least ${minLength} characters`;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}

export const personMissing = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This person is not here anymore.' });

export const nicknameTaken = (displayName: string): AppError =>
  new AppError('ACCOUNT_NICKNAME_TAKEN', {
    message: `The community nickname "${displayName}" is already taken. Please choose a different nickname.`,
    issues: [{ path: 'displayName', message: 'This community nickname is already taken' }],
  });

/** Two people may ask for the same name at the same moment: the database's word counts. */
export function takenError(error: unknown, displayName: string): unknown {
  if (databaseErrorCode(error) !== uniqueViolation) return error;
  const text = `${String(error)} ${String((error as Error).cause)}`;
  return text.includes('account_users_email')
    ? new AppError('ACCOUNT_EMAIL_TAKEN')
    : nicknameTaken(displayName);
}
