import { admin } from './admin.ts';
import type { Figure } from './figure.ts';
import { bytes } from './bytes.ts';
import { community } from './community.ts';
import { feed } from './feed.ts';
import { capacity } from './capacity.ts';
import { craftPage } from './craft-page.ts';
import { forgot } from './forgot.ts';
import { generation } from './generation.ts';
import { http } from './http.ts';
import { hotPaths } from './hot-paths/hot-paths.ts';
import { illustrator } from './illustrator.ts';
import { lighthouse } from './lighthouse.ts';
import { logins } from './logins.ts';
import { makeable } from './makeable.ts';
import { memory } from './memory.ts';
import { print } from './print.ts';
import { startUp } from './start-up.ts';

export const figures: readonly Figure[] = [
  startUp,
  memory,
  http,
  craftPage,
  logins,
  forgot,
  illustrator,
  print,
  feed,
  community,
  capacity,
  makeable,
  admin,
  generation,
  bytes,
  lighthouse,
  hotPaths,
];
