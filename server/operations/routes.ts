import * as jobs from '#contract/operations-jobs.ts';
import * as system from '#contract/operations-system.ts';
import { changeSignInRule, getSignInRule } from '#contract/account-second-factor.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { JobsAdminService } from './jobs-service.ts';
import type { SignInRuleService } from './sign-in-rule-service.ts';
import type { SystemService } from './system-service.ts';

const usualPageSize = 20;

interface Operations {
  jobsAdmin: JobsAdminService;
  system: SystemService;
  signInRule: SignInRuleService;
}

/** For operators: the queue and the machine room. */
export function mountOperations(
  mounting: Mounting,
  { db, jobsAdmin, system: machine, signInRule }: Operations & { db: Db },
): void {
  mount(mounting, jobs.getJobsOverview, ({ admin }) => jobsAdmin.overview(db, admin));
  mount(mounting, jobs.listFailedJobs, async (call) => {
    const page = pageByNumber({ ...call.query, limit: call.query.limit ?? usualPageSize });
    return sendPage(call, await jobsAdmin.listFailed(db, call.admin, page));
  });
  mount(mounting, jobs.retryJob, async ({ admin, params }) => {
    await jobsAdmin.retry(admin, params.id);
    return succeeded({ message: 'The job is tried again.' });
  });
  mount(mounting, jobs.discardJob, async ({ admin, params }) => {
    await jobsAdmin.discard(admin, params.id);
    return succeeded({ message: 'The job is discarded.' });
  });
  mount(mounting, system.getSystemFacts, ({ admin }) => machine.facts(db, admin));
  mount(mounting, system.examineSystem, ({ admin }) => machine.examine(db, admin));
  mount(mounting, getSignInRule, ({ admin }) => signInRule.get(db, admin));
  mount(mounting, changeSignInRule, ({ admin, body }) =>
    signInRule.change(admin, body.adminsNeedSecondFactor),
  );
}
