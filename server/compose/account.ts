import { AccessTokenService } from '#server/account/access-tokens/service.ts';
import { AccountAdminService } from '#server/account/admin-service.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import { AccountDeletionService } from '#server/account/leaving/deletion-service.ts';
import { AccountInvitationsService } from '#server/account/invitations/service.ts';
import { AccountExportService } from '#server/account/leaving/export-service.ts';
import { AccountPasskeysService } from '#server/account/passkeys/service.ts';
import { AccountProfileService } from '#server/account/profile/service.ts';
import { AccountRecoveryService } from '#server/account/recovery/service.ts';
import { AccountSecondFactorAdminService } from '#server/account/second-factor/admin-service.ts';
import { AccountSecondFactorService } from '#server/account/second-factor/service.ts';
import { AccountSecurityService } from '#server/account/security/service.ts';
import { AccountConnectionService } from '#server/account/provider/connection-service.ts';
import { Provider } from '#server/account/provider/provider.ts';
import { AccountProviderService } from '#server/account/provider/service.ts';
import { createChallenges } from '#server/account/second-factor/challenges.ts';
import { createEntrance } from '#server/account/sign-in/entrance.ts';
import { createSessions } from '#server/account/sign-in/sessions.ts';
import type { OidcSettings } from '#server/sign-in-settings.ts';
import { AccountService } from '#server/account/service.ts';

export function createAccount(deps: AccountDependencies) {
  const { clock, ids, oidc } = deps;
  const security = new AccountSecurityService(deps);
  const secondFactor = new AccountSecondFactorService(deps, security);
  const invitations = new AccountInvitationsService(deps);
  const accessTokens = new AccessTokenService(deps, { security, secondFactor });
  const sessions = createSessions(clock, ids);
  const challenges = createChallenges(clock, ids);
  const entrance = createEntrance({ deps, invitations, sessions });
  return {
    security,
    secondFactor,
    accessTokens,
    secondFactorAdmin: new AccountSecondFactorAdminService(deps),
    invitations,
    account: new AccountService(deps, {
      secondFactor,
      invitations,
      accessTokens,
      sessions,
      challenges,
      entrance,
    }),
    connection: new AccountConnectionService(deps, security),
    passkeys: new AccountPasskeysService(deps, { security, entrance }),
    provider: oidc && createProvider(deps, oidc, { secondFactor, invitations, challenges, entrance }),
    accountAdmin: new AccountAdminService(deps),
    recovery: new AccountRecoveryService(deps),
    profile: new AccountProfileService(deps),
    exporting: new AccountExportService(deps),
    deletion: new AccountDeletionService(deps, security),
  };
}

function createProvider(
  deps: AccountDependencies,
  oidc: OidcSettings,
  rooms: Omit<ConstructorParameters<typeof AccountProviderService>[1], 'provider'>,
): AccountProviderService {
  return new AccountProviderService(deps, { provider: new Provider(oidc, deps.clock), ...rooms });
}
