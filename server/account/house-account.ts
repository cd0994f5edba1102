import { AppError } from '#server/platform/app-error.ts';

/** The account of the house. Its name ends in a part that is reserved for addresses that do not exist. */
export const houseAddress = 'house@gluebird.invalid';
/** Not the hash of anything: no password opens this account, and none can be set by mail. */
export const noPassword = '!';

/** Administrators reach everybody but the house: what it is goes by the operator's `seed`. */
export function refuseHouseAccount({ email }: { email: string }): void {
  if (email !== houseAddress) return;
  throw new AppError('CONFLICT', {
    message: 'This is the account of the house. The operator adds it and takes it away with "seed".',
  });
}
