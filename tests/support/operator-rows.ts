import { newPerson } from './people.ts';
import { adminOnly, at } from './permission-rows.ts';
import type { Cast, Row } from './permission-rows.ts';

async function newMessage({ app }: Cast): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    "insert into contact_messages (name, email, message, created_at) values ('Anna', 'anna@example.test', 'A question of mine', now()) returning id",
  );
  return rows[0]?.id ?? 0;
}

async function newInvitation({ app, admin }: Cast): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    "insert into account_invitations (token_hash, role, created_by, created_at, expires_at) values (gen_random_uuid()::text, 'person', $1, now(), 'infinity') returning id",
    [admin.user.id],
  );
  return rows[0]?.id ?? 0;
}

async function newFailedJob({ app }: Cast): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    "insert into platform_jobs (name, payload, state, attempts, max_attempts, run_at, created_at) values ('test.fail', '{}', 'failed', 3, 3, now(), now()) returning id",
  );
  return Number(rows[0]?.id);
}

/** A package of its own, because each change makes another version. */
async function newPackage({ app }: Cast): Promise<{ id: number; name: string }> {
  const { rows } = await app.database.pool.query<{ id: number; name: string }>(
    "insert into payments_packages (name, credits, price_cents, position, created_at) values ('Box ' || gen_random_uuid()::text, 1, 100, 9, now()) returning id, left(name, 40) as name",
  );
  return rows[0] ?? { id: 0, name: '' };
}
const packageBody = { credits: 1, price: 100, description: null };

async function limitsVersion({ app }: Cast): Promise<number> {
  const { rows } = await app.database.pool.query<{ version: number }>(
    'select version from generation_limits',
  );
  return rows[0]?.version ?? 0;
}

/** What only operators may ask for and do. */
export const operatorRows: Record<string, Row> = {
  'GET /api/admin/messages': [...adminOnly, at('/api/admin/messages')],
  'GET /api/admin/messages/{id}': [
    ...adminOnly,
    async (cast) => ({ url: `/api/admin/messages/${await newMessage(cast)}` }),
  ],
  'PUT /api/admin/messages/{id}/handled': [
    ...adminOnly,
    async (cast) => ({
      url: `/api/admin/messages/${await newMessage(cast)}/handled`,
      body: { isHandled: true },
    }),
  ],
  'GET /api/admin/invitations': [...adminOnly, at('/api/admin/invitations')],
  'POST /api/admin/invitations': [...adminOnly, at('/api/admin/invitations', { role: 'person', days: 1 })],
  'DELETE /api/admin/invitations/{id}': [
    ...adminOnly,
    async (cast) => ({ url: `/api/admin/invitations/${await newInvitation(cast)}` }),
  ],
  'GET /api/admin/packages': [...adminOnly, at('/api/admin/packages')],
  'POST /api/admin/packages': [
    ...adminOnly,
    at('/api/admin/packages', { ...packageBody, name: 'A new package' }),
  ],
  'PUT /api/admin/packages/{id}': [
    ...adminOnly,
    async (cast) => {
      const { id, name } = await newPackage(cast);
      const body = { ...packageBody, name, isActive: false, version: 1 };
      return { url: `/api/admin/packages/${id}`, body };
    },
  ],
  'PUT /api/admin/package-order': [
    ...adminOnly,
    async ({ app }) => {
      const { rows } = await app.database.pool.query<{ id: number }>(
        'select id from payments_packages order by position, id',
      );
      const seen = rows.map(({ id }) => id);
      return { url: '/api/admin/package-order', body: { seen, wanted: seen } };
    },
  ],
  'GET /api/admin/ai-calls': [...adminOnly, at('/api/admin/ai-calls')],
  'GET /api/admin/ai-use': [...adminOnly, at('/api/admin/ai-use')],
  'PUT /api/admin/ai-limits': [
    ...adminOnly,
    async (cast) => ({
      url: '/api/admin/ai-limits',
      body: { dailyCapCents: 100, unpricedCents: 1, version: await limitsVersion(cast) },
    }),
  ],
  'PUT /api/admin/ai-switch': [...adminOnly, at('/api/admin/ai-switch', { isSwitchedOff: false })],
  'GET /api/admin/site-texts': [...adminOnly, at('/api/admin/site-texts')],
  'PUT /api/admin/site-texts/{name}': [
    ...adminOnly,
    at('/api/admin/site-texts/terms', { text: null, version: 0 }),
  ],
  'GET /api/admin/site-texts/{name}/versions': [...adminOnly, at('/api/admin/site-texts/terms/versions')],
  'GET /api/admin/backups': [...adminOnly, at('/api/admin/backups')],
  'POST /api/admin/backups': [...adminOnly, at('/api/admin/backups')],
  'GET /api/admin/jobs': [...adminOnly, at('/api/admin/jobs')],
  'GET /api/admin/failed-jobs': [...adminOnly, at('/api/admin/failed-jobs')],
  'POST /api/admin/failed-jobs/{id}/retry': [
    ...adminOnly,
    async (cast) => ({ url: `/api/admin/failed-jobs/${await newFailedJob(cast)}/retry` }),
  ],
  'DELETE /api/admin/failed-jobs/{id}': [
    ...adminOnly,
    async (cast) => ({ url: `/api/admin/failed-jobs/${await newFailedJob(cast)}` }),
  ],
  'GET /api/admin/system': [...adminOnly, at('/api/admin/system')],
  'GET /api/admin/sign-in-rule': [...adminOnly, at('/api/admin/sign-in-rule')],
  'PUT /api/admin/sign-in-rule': [
    ...adminOnly,
    at('/api/admin/sign-in-rule', { adminsNeedSecondFactor: false }),
  ],
  'POST /api/admin/users/{id}/remove-second-factor': [
    ...adminOnly,
    async ({ app }) => {
      const { user } = await newPerson(app);
      await app.database.pool.query(
        "insert into account_second_factors (user_id, secret, confirmed_at, created_at) values ($1, 'A', now(), now())",
        [user.id],
      );
      return { url: `/api/admin/users/${user.id}/remove-second-factor`, body: { reason: 'lost-phone' } };
    },
  ],
  'POST /api/admin/system/examination': [...adminOnly, at('/api/admin/system/examination')],
};
