import * as contract from '#contract/safety.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { ModerationService } from './moderation-service.ts';
import type { SafetyService } from './safety-service.ts';

export interface SafetyRouting {
  db: Db;
  safety: SafetyService;
  moderation: ModerationService;
}

const casesAtOnce = 20;

export function mountSafety(mounting: Mounting, { db, safety, moderation }: SafetyRouting): void {
  mount(mounting, contract.report, async ({ actor, body }) => {
    const receipt = await safety.report(db, actor, { ...body, note: body.note || null });
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
  mount(mounting, contract.listBlocked, ({ actor, params }) => safety.listBlocked(db, actor, params.id));

  mount(mounting, contract.listCases, async (call) => {
    const page = pageByNumber({ limit: casesAtOnce, ...call.query });
    return sendPage(call, await moderation.list(db, call.query.state ?? 'open', page));
  });
  mount(mounting, contract.decideCase, async ({ actor, params, body }) => {
    await moderation.decide(actor, params.id, body.decision);
    return succeeded({ message: body.decision === 'keep' ? 'The text is kept.' : 'The text is removed.' });
  });
  mount(mounting, contract.undoCase, async ({ actor, params }) => {
    await moderation.undo(actor, params.id);
    return succeeded({ message: 'The decision is taken back.' });
  });
}
