import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/account-profile.ts';
import { AppError } from '#server/platform/app-error.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import type { AccountProfileService } from './service.ts';

interface ProfileRouting {
  profile: AccountProfileService;
}

interface PhotoRequest {
  Params: { id: string; version: string };
  Querystring: { size?: string };
}

export function mountProfile(mounting: Mounting, { profile }: ProfileRouting): void {
  mount(mounting, contract.updateProfile, async ({ actor, params, body }) => {
    const user = await profile.update(requireOwnAccount(actor, params.id), body);
    return succeeded({ message: 'Your profile has been successfully updated.', user });
  });
  mountPhoto(mounting.app, profile);
}

/** Names and photos stand beside every craft and comment. */
const readable = { config: { tokenScope: 'read' } } as const;

/** The address changes with the photo, so a copy may be kept for ever. */
function mountPhoto(app: FastifyInstance, profile: AccountProfileService): void {
  app.get<PhotoRequest>('/api/users/:id/photo/:version', readable, async (request, reply) => {
    const { id, version } = request.params;
    const size = request.query.size === 'small' ? 'small' : 'large';
    const isPossible = /^\d{1,10}$/.test(id) && /^[0-9a-f]{16}$/.test(version);
    const photo = isPossible ? await profile.findPhoto(Number(id), version, size) : null;
    if (!photo) throw new AppError('NOT_FOUND', { message: 'This photo could not be found.' });
    return reply
      .headers({ 'content-type': photo.contentType, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(Buffer.from(photo.bytes));
  });
}
