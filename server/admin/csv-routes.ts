import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/admin.ts';
import type { CsvTable } from '#contract/admin.ts';
import type { Schema } from '#contract/endpoint.ts';
import type { Db } from '#server/platform/db/database.ts';
import { checkInput } from '#server/platform/http/mount.ts';
import { writeCursor } from '#server/platform/http/paging.ts';
import type { PageOf } from '#server/platform/http/paging.ts';
import { csvLines } from './csv.ts';
import * as columns from './csv-columns.ts';
import type { AdminListService } from './list-service.ts';
import { requireAdministrator } from '#server/platform/policy.ts';
import type { Administrator } from '#server/platform/policy.ts';

const linesAtOnce = 500;

interface Table<Query, Entry extends object> {
  query: Schema;
  columns: readonly (keyof Entry & string)[];
  read: (db: Db, by: Administrator, query: Query) => Promise<PageOf<Entry>>;
}

/** Serves a list as a file: the same search, order and filters, all pages of it. */
function mountTable<Query extends object, Entry extends object>(
  { app, db }: { app: FastifyInstance; db: Db },
  name: CsvTable,
  table: Table<Query, Entry>,
): void {
  app.get(contract.csvPath(name), async (request, reply) => {
    const by = requireAdministrator(request.actor);
    const asked = checkInput(table.query, request.query) as Query;
    const lines = csvLines<Entry>(table.columns, async (cursor) => {
      const { rows, next } = await table.read(db, by, { ...asked, limit: linesAtOnce, cursor });
      return { rows, next: next ? writeCursor(next) : undefined };
    });
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="gluebird-${name}.csv"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(lines));
  });
}

/** Every table of the console as comma-separated values. */
export function mountAdminCsv(
  app: FastifyInstance,
  { db, adminLists }: { db: Db; adminLists: AdminListService },
): void {
  const into = { app, db };
  mountTable(into, 'users', {
    query: contract.userListQuery,
    columns: columns.userColumns,
    read: (...asked: Parameters<AdminListService['listUsers']>) => adminLists.listUsers(...asked),
  });
  mountTable(into, 'crafts', {
    query: contract.craftListQuery,
    columns: columns.craftColumns,
    read: (...asked: Parameters<AdminListService['listCrafts']>) => adminLists.listCrafts(...asked),
  });
  mountTable(into, 'posts', {
    query: contract.postListQuery,
    columns: columns.postColumns,
    read: (...asked: Parameters<AdminListService['listPosts']>) => adminLists.listPosts(...asked),
  });
  mountTable(into, 'activities', {
    query: contract.activityListQuery,
    columns: columns.activityColumns,
    read: (...asked: Parameters<AdminListService['listActivities']>) => adminLists.listActivities(...asked),
  });
  mountTable(into, 'logs', {
    query: contract.logListQuery,
    columns: columns.logColumns,
    read: (...asked: Parameters<AdminListService['listLogs']>) => adminLists.listLogs(...asked),
  });
}
