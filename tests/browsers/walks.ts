import { administer } from './walks/administer.ts';
import { comment } from './walks/comment.ts';
import { dialogsInSheets } from './walks/dialogs-in-sheets.ts';
import { makeACraft } from './walks/make-a-craft.ts';
import { makeMode } from './walks/make-mode.ts';
import { pay } from './walks/pay.ts';
import { playGames } from './walks/play-games.ts';
import { publicPage, publicPageWithoutScripts } from './walks/public-page.ts';
import { register } from './walks/register.ts';
import { share } from './walks/share.ts';
import { signInInTwoSteps } from './walks/sign-in-in-two-steps.ts';
import { supplies } from './walks/supplies.ts';
import type { Walk } from './walk.ts';

export const walks: readonly Walk[] = [
  register,
  makeACraft,
  makeMode,
  playGames,
  share,
  comment,
  supplies,
  pay,
  signInInTwoSteps,
  administer,
  publicPage,
  publicPageWithoutScripts,
  dialogsInSheets,
];
