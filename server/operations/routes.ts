import * as jobs from '#contract/operations-jobs.ts';
import * as system from '#contract/operations-system.ts';
import { changeSignInRule, getSignInRule } from '#contract/second-factor.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { JobsDeskService } from './jobs-service.ts';
import type { SignInRuleService } from './sign-in-rule-service.ts';
import type { SystemService } from './system-service.ts';

const usualPageSize = 20;

export interface Operations {
  jobsDesk: JobsDeskService;
  system: SystemService;
  signInRule: SignInRuleService;
}

/** For operators: the queue and the machine room. */
export function mountOperations(
  mounting: Mounting,
  { db, jobsDesk, system: machine, signInRule }: Operations & { db: Db },
): void {
  mount(mounting, jobs.getJobsOverview, () => jobsDesk.overview(db));
  mount(mounting, jobs.listFailedJobs, async (call) => {
    const page = pageByNumber({ ...call.query, limit: call.query.limit ?? usualPageSize });
    return sendPage(call, await jobsDesk.listFailed(db, page));
  });
  mount(mounting, jobs.retryJob, async ({ actor, params }) => {
    await jobsDesk.retry(actor, params.id);
    return succeeded({ message: 'The job is tried again.' });
  });
  mount(mounting, jobs.discardJob, async ({ actor, params }) => {
    await jobsDesk.discard(actor, params.id);
    return succeeded({ message: 'The job is discarded.' });
  });
  mount(mounting, system.getSystemFacts, () => machine.facts());
  mount(mounting, system.examineSystem, ({ actor }) => machine.examine(actor));
  mount(mounting, getSignInRule, () => signInRule.get(db));
  mount(mounting, changeSignInRule, ({ actor, body }) =>
    signInRule.change(actor, body.adminsNeedSecondFactor),
  );
}
