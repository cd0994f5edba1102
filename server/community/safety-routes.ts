import * as contract from '#contract/safety.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import { requireSelf } from '#server/platform/policy.ts';
import type { ModerationService } from './moderation-service.ts';
import type { SafetyService } from './safety-service.ts';

interface SafetyRouting {
  db: Db;
  safety: SafetyService;
  moderation: ModerationService;
}

const casesAtOnce = 20;

export function mountSafety(mounting: Mounting, { db, safety, moderation }: SafetyRouting): void {
  mount(mounting, contract.report, async ({ actor, body }) => {
    const receipt = await safety.report(actor, { ...body, note: body.note || null });
    return succeeded({ message: 'Thank you. We will look at it and tell you what we decided.', receipt });
  });
  mount(mounting, contract.blockPerson, async ({ actor, params }) => {
    await safety.block(db, actor, params.id);
    return succeeded({ message: 'You will not see each other’s posts and comments anymore.' });
  });
  mount(mounting, contract.unblockPerson, async ({ actor, params }) => {
    await safety.unblock(db, actor, params.id);
    return succeeded({ message: 'You can see each other again.' });
  });
  mount(mounting, contract.listBlocked, ({ actor, params }) =>
    safety.listBlocked(db, requireSelf(actor, params.id)),
  );

  mount(mounting, contract.listCases, async (call) => {
    const page = pageByNumber({ limit: casesAtOnce, ...call.query });
    const asked = { kind: call.query.state ?? 'open', page };
    return sendPage(call, await moderation.list(db, call.admin, asked));
  });
  mount(mounting, contract.decideCase, async ({ admin, params, body }) => {
    await moderation.decide(admin, params.id, body.decision);
    return succeeded({ message: body.decision === 'keep' ? 'The text is kept.' : 'The text is removed.' });
  });
  mount(mounting, contract.undoCase, async ({ admin, params }) => {
    await moderation.undo(admin, params.id);
    return succeeded({ message: 'The decision is taken back.' });
  });
}
