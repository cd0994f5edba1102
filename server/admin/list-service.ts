import type {
  ActivityListQuery,
  AdminActivity,
  AdminCraft,
  AdminLog,
  AdminPost,
  AdminUser,
  AdminUserDetail,
  CraftListQuery,
  LogListQuery,
  PostListQuery,
  UserListQuery,
} from '#contract/admin.ts';
import { personMissing } from '#server/account/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { PageOf } from '#server/platform/http/paging.ts';
import * as content from './content-store.ts';
import { isNumber, isUuid, placeOf, readAsked } from './list-place.ts';
import type { Asked, ListPlace } from './list-place.ts';
import type { Counted } from './list-store.ts';
import * as people from './people-store.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { presentActivity, presentCraft, presentLog, presentPost } from './present.ts';
import { presentUser, presentUserDetail } from './present.ts';
import * as trail from './trail-store.ts';

/** A page, and with the first one how many entries there are in all. */
export interface ConsolePage<Entry> extends PageOf<Entry> {
  total: Counted | null;
  /** Of how many people the list is, where the search finds more than it looks at. */
  firstPeople?: number | null;
}

type PageOfUser = Pick<UserListQuery, 'limit' | 'cursor'>;

function toPage<Row extends ListPlace<string | number>, Entry>(
  rows: readonly Row[],
  { sort, limit }: Pick<Asked<string>, 'sort' | 'limit'>,
  present: (row: Row) => Entry,
): PageOf<Entry> {
  const cut = cutPage(rows, limit, (row) => placeOf(sort, row));
  return { rows: cut.rows.map(present), next: cut.next };
}

const firstTotal = ({ after }: Pick<Asked<string, unknown>, 'after'>, count: () => Promise<Counted>) =>
  after ? Promise.resolve(null) : count();

/** What administrators look at. */
export class AdminListService {
  async listUsers(db: Db, _by: Administrator, query: UserListQuery): Promise<ConsolePage<AdminUser>> {
    const { search = '' } = query;
    const asked = readAsked({ kinds: people.userOrders, usual: 'created' }, query, isNumber);
    const [rows, total] = await Promise.all([
      people.listUsers(db, search, asked),
      firstTotal(asked, () => people.countUsers(db, search)),
    ]);
    return { ...toPage(rows, asked, presentUser), total };
  }

  async listCrafts(
    db: Db,
    _by: Administrator,
    { userId, search = '', ...query }: CraftListQuery & { userId?: number },
  ): Promise<ConsolePage<AdminCraft>> {
    const filter = userId === undefined ? { search } : { search, userId };
    const asked = readAsked({ kinds: content.craftOrders, usual: 'created' }, query, isUuid);
    const [rows, total] = await Promise.all([
      content.listCrafts(db, filter, asked),
      firstTotal(asked, () => content.countCrafts(db, filter)),
    ]);
    return { ...toPage(rows, asked, presentCraft), total };
  }

  async listPosts(db: Db, _by: Administrator, query: PostListQuery): Promise<ConsolePage<AdminPost>> {
    const { search = '' } = query;
    const found = search ? await people.findPeople(db, search) : null;
    const filter = { search, people: found?.ids ?? [] };
    const asked = readAsked({ kinds: content.postOrders, usual: 'created' }, query, isNumber);
    const [rows, total] = await Promise.all([
      content.listPosts(db, filter, asked),
      firstTotal(asked, () => content.countPosts(db, filter, asked.sort)),
    ]);
    return { ...toPage(rows, asked, presentPost), total, firstPeople: found?.first ?? null };
  }

  async listActivities(
    db: Db,
    _by: Administrator,
    { search, type, ...query }: ActivityListQuery,
  ): Promise<ConsolePage<AdminActivity>> {
    const found = search ? await people.findPeople(db, search) : null;
    const page = await this.#activities(db, { people: found?.ids ?? null, type }, query);
    return { ...page, firstPeople: found?.first ?? null };
  }

  async listLogs(db: Db, _by: Administrator, query: LogListQuery): Promise<ConsolePage<AdminLog>> {
    const { search, action } = query;
    const found = search ? await people.findPeople(db, search) : null;
    const filter = { people: found?.ids ?? null, action };
    const asked = readAsked({ kinds: trail.logOrders, usual: 'created' }, query, isNumber);
    const [rows, total] = await Promise.all([
      trail.listLogs(db, filter, asked),
      firstTotal(asked, () => trail.countLogs(db, filter)),
    ]);
    return { ...toPage(rows, asked, presentLog), total, firstPeople: found?.first ?? null };
  }

  async getUser(db: Db, _by: Administrator, userId: number): Promise<AdminUserDetail> {
    const found = await people.findUserDetail(db, userId);
    if (!found) throw personMissing();
    return presentUserDetail(found);
  }

  async listCraftsOf(
    db: Db,
    by: Administrator,
    { userId, ...query }: PageOfUser & { userId: number },
  ): Promise<ConsolePage<AdminCraft>> {
    await this.getUser(db, by, userId);
    return this.listCrafts(db, by, { ...query, userId });
  }

  async listActivitiesOf(
    db: Db,
    by: Administrator,
    { userId, ...query }: PageOfUser & { userId: number },
  ): Promise<ConsolePage<AdminActivity>> {
    await this.getUser(db, by, userId);
    return this.#activities(db, { people: [userId] }, query);
  }

  async #activities(
    db: Db,
    filter: trail.ActivityFilter,
    query: ActivityListQuery,
  ): Promise<ConsolePage<AdminActivity>> {
    const asked = readAsked({ kinds: trail.activityOrders, usual: 'created' }, query, isNumber);
    const [rows, total] = await Promise.all([
      trail.listActivities(db, filter, asked),
      firstTotal(asked, () => trail.countActivities(db, filter)),
    ]);
    return { ...toPage(rows, asked, presentActivity), total };
  }
}
