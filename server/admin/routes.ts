import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/admin.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { sendPage } from '#server/platform/http/paging.ts';
import type { AdminListService, ConsolePage } from './list-service.ts';
import type { AdminSeriesService } from './series-service.ts';
import type { AdminStatsService } from './stats-service.ts';

interface AdminRouting {
  db: Db;
  adminLists: AdminListService;
  adminStats: AdminStatsService;
  adminSeries: AdminSeriesService;
}

/** With the first page comes how many entries there are, exactly or about. */
function sendList<Entry>(
  call: { request: FastifyRequest; reply: FastifyReply },
  page: ConsolePage<Entry>,
): Entry[] {
  const { total, firstPeople } = page;
  if (total) call.reply.header('x-total-count', total.count);
  if (total?.isEstimate) call.reply.header('x-total-estimate', 'true');
  if (firstPeople) call.reply.header('x-first-people', firstPeople);
  return sendPage(call, page);
}

/** What administrators look at. */
export function mountAdmin(mounting: Mounting, of: AdminRouting): void {
  const { db, adminLists, adminStats, adminSeries } = of;
  mount(mounting, contract.getAdminStats, async ({ admin }) =>
    succeeded({ stats: await adminStats.read(db, admin) }),
  );
  mount(mounting, contract.getAdminSeries, ({ admin, query }) =>
    adminSeries.read(db, admin, query.span ?? '30d'),
  );
  mount(mounting, contract.listAdminUsers, async (call) => {
    const page = await adminLists.listUsers(db, call.admin, call.query);
    return succeeded({ users: sendList(call, page) });
  });
  mount(mounting, contract.listAdminCrafts, async (call) =>
    sendList(call, await adminLists.listCrafts(db, call.admin, call.query)),
  );
  mount(mounting, contract.listAdminPosts, async (call) =>
    sendList(call, await adminLists.listPosts(db, call.admin, call.query)),
  );
  mount(mounting, contract.listAdminActivities, async (call) =>
    sendList(call, await adminLists.listActivities(db, call.admin, call.query)),
  );
  mount(mounting, contract.listAdminLogs, async (call) =>
    sendList(call, await adminLists.listLogs(db, call.admin, call.query)),
  );
  mountPerson(mounting, of);
}

function mountPerson(mounting: Mounting, { db, adminLists }: AdminRouting): void {
  mount(mounting, contract.getAdminUser, ({ admin, params }) => adminLists.getUser(db, admin, params.id));
  mount(mounting, contract.getAdminCraftCount, async ({ admin, params }) => {
    const { craftsCount } = await adminLists.getUser(db, admin, params.id);
    return { count: craftsCount };
  });
  mount(mounting, contract.listAdminUserCrafts, async (call) => {
    const asked = { ...call.query, userId: call.params.id };
    return sendList(call, await adminLists.listCraftsOf(db, call.admin, asked));
  });
  mount(mounting, contract.listAdminUserActivities, async (call) => {
    const asked = { ...call.query, userId: call.params.id };
    return sendList(call, await adminLists.listActivitiesOf(db, call.admin, asked));
  });
}
