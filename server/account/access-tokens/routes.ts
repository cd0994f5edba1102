import * as contract from '#contract/account-tokens.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import type { AccessTokenService } from './service.ts';

interface AccessTokenRouting {
  db: Db;
  accessTokens: AccessTokenService;
}

export function mountAccessTokens(mounting: Mounting, { db, accessTokens }: AccessTokenRouting): void {
  mount(mounting, contract.listAccessTokens, ({ actor, params }) =>
    accessTokens.list(db, requireOwnAccount(actor, params.id)),
  );
  mount(mounting, contract.createAccessToken, async ({ actor, params, body }) =>
    succeeded(await accessTokens.create(requireOwnAccount(actor, params.id), body)),
  );
  mount(mounting, contract.revokeAccessToken, async ({ actor, params }) => {
    await accessTokens.revoke(db, requireOwnAccount(actor, params.id), params.tokenId);
    return succeeded({ message: 'This access token no longer works.' });
  });
}
