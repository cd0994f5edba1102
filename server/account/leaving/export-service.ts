import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import { composeArchive } from './archive.ts';
import type { ArchivePicture } from './archive.ts';
import type { ExportedPart } from './exported.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import { listTokensOf } from '#server/account/access-tokens/store.ts';
import { findInvitationOf } from '#server/account/invitations/store.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { listPasskeysOf } from '#server/account/passkeys/store.ts';
import { photoKeys } from '#server/account/profile/photo.ts';
import { listIdentitiesOf } from '#server/account/provider/identity-store.ts';
import { countRecoveryCodes, findActiveFactor } from '#server/account/second-factor/store.ts';
import { listSessionsOf, findUser } from '#server/account/store.ts';

const downloads: RateLimit = { name: 'account.export', limit: 5, windowSeconds: hourSeconds };

/** Everything of a person in one ZIP that opens without us. */
export class AccountExportService {
  #deps: AccountDependencies;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
  }

  async archive(db: Db, own: Authorized<OwnAccount>): Promise<Buffer> {
    const { rateLimits, clock, effects, blobs, senderOf } = this.#deps;
    await rateLimits.take(db, downloads, String(own.userId));
    const mine = await this.#ownPart(db, own.userId);
    const parts = [mine, ...(await effects.exported(db, own.userId))];
    const pictures = await readPictures(blobs, parts);
    const { brand } = await senderOf(db);
    return composeArchive({
      brand,
      sections: parts.flatMap((part) => part.sections),
      pictures,
      madeAt: clock.now(),
    });
  }

  async #ownPart(db: Db, userId: number): Promise<ExportedPart> {
    const user = await findUser(db, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    const { passwordHash: _secret, profileImage, ...profile } = user;
    const sessions = await listSessionsOf(db, userId, this.#deps.clock.now());
    const [photo] = profileImage ? photoKeys({ userId, version: profileImage }) : [];
    return {
      sections: [
        { title: 'Profile', rows: [profile] },
        { title: 'Invitation', rows: await this.#invitation(db, userId) },
        { title: 'Connected with', rows: await listIdentitiesOf(db, userId) },
        { title: 'Passkeys', rows: await this.#passkeys(db, userId) },
        { title: 'Access tokens', rows: await this.#accessTokens(db, userId) },
        { title: 'Two-step sign-in', rows: await this.#secondFactor(db, userId) },
        {
          title: 'Signed-in devices',
          rows: sessions.map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt })),
        },
      ],
      pictures: photo ? [{ name: 'profile-photo.webp', key: photo }] : [],
    };
  }

  async #accessTokens(db: Db, userId: number): Promise<Record<string, unknown>[]> {
    const tokens = await listTokensOf(db, userId);
    return tokens.map(({ tokenHash: _secret, ...token }) => token);
  }

  async #invitation(db: Db, userId: number): Promise<Record<string, unknown>[]> {
    const invitation = await findInvitationOf(db, userId);
    return invitation ? [{ note: invitation.note, usedAt: invitation.usedAt }] : [];
  }

  async #passkeys(db: Db, userId: number): Promise<Record<string, unknown>[]> {
    const rows = await listPasskeysOf(db, userId);
    return rows.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
  }

  /** That there is one, never what opens it. */
  async #secondFactor(db: Db, userId: number): Promise<Record<string, unknown>[]> {
    const factor = await findActiveFactor(db, userId);
    if (!factor) return [];
    return [{ since: factor.confirmedAt, recoveryCodesLeft: await countRecoveryCodes(db, userId) }];
  }
}

async function readPictures(blobs: BlobStore, parts: readonly ExportedPart[]): Promise<ArchivePicture[]> {
  const pictures: ArchivePicture[] = [];
  for (const { name, key } of parts.flatMap((part) => part.pictures)) {
    const blob = await blobs.find(key);
    if (blob) pictures.push({ name, bytes: blob.bytes });
  }
  return pictures;
}
