import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

export interface CraftNews {
  event: 'made' | 'shared';
  craftId: string;
  userId: number;
}

/** What crafts mean to the community above them, which crafts do not know: the composition says what follows. */
export interface CraftEffects {
  /** Runs in the transaction of the likes: what else counts them follows. */
  likesChanged(tx: Db, craftIds: readonly string[]): Promise<void>;
  /** Runs in the transaction in which a person's craft is stored, or becomes visible in the community. */
  happened(tx: Db, news: CraftNews): Promise<void>;
  /** Whose crafts a reader does not see, for use within a question. */
  hiddenFrom(readerId: SQL): SQL;
}
