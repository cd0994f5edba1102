import type { SignInRule } from '#contract/account-second-factor.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Administrator } from '#server/platform/policy.ts';

/** The accounts, which keep the rule and go by it. */
interface SignInRules {
  getRule(db: Db): Promise<SignInRule>;
  setRule(tx: Db, by: Administrator, isRequired: boolean): Promise<boolean>;
}

interface SignInRuleDependencies {
  database: Database;
  secondFactorAdmin: SignInRules;
  audit: AuditService;
}

/** What operators ask of administrators who sign in. */
export class SignInRuleService {
  #deps: SignInRuleDependencies;

  constructor(deps: SignInRuleDependencies) {
    this.#deps = deps;
  }

  get(db: Db, _by: Administrator): Promise<SignInRule> {
    return this.#deps.secondFactorAdmin.getRule(db);
  }

  async change(by: Administrator, isRequired: boolean): Promise<SignInRule> {
    const { database, secondFactorAdmin, audit } = this.#deps;
    return database.transaction(async (tx) => {
      if (await secondFactorAdmin.setRule(tx, by, isRequired))
        await audit.record(tx, {
          adminId: by.adminId,
          action: isRequired ? 'second_factor_required' : 'second_factor_optional',
          details: isRequired
            ? 'Administrators must sign in in two steps.'
            : 'Administrators may sign in with their password alone.',
        });
      return secondFactorAdmin.getRule(tx);
    });
  }
}
