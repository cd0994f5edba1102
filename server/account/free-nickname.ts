import { randomInt } from 'node:crypto';
import { nicknameLength } from '#contract/account.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isDisplayNameTaken } from './store.ts';

/** Room for what makes it somebody's own. */
const longest = 20;
const mostNumbers = 1_000_000;

/** Of a name as people write it, what a nickname may hold. */
const asNickname = (name: string): string =>
  name
    .trim()
    .replaceAll(/[\s-]+/gu, '.')
    .replaceAll(/[^\p{L}\p{N}_.]/gu, '')
    .slice(0, longest)
    .toWellFormed()
    .replaceAll('\uFFFD', '');

/** For somebody who has not chosen one yet: the first of these names that can be one, with a number where it is taken. */
export async function freeNickname(db: Db, names: readonly string[]): Promise<string> {
  const usable = names.map(asNickname).find((name) => name.length >= nicknameLength.min);
  const nickname = usable ?? asNickname(names[0] ?? '').padEnd(nicknameLength.min, '_');
  const isTaken = await isDisplayNameTaken(db, nickname);
  return isTaken ? `${nickname}.${randomInt(mostNumbers)}` : nickname;
}
