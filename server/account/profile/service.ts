import type { CurrentUser } from '#contract/account.ts';
import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Blob } from '#server/platform/blobs/blob-store.ts';
import { deleteBlobsJob } from '#server/platform/blobs/delete-blobs-job.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import type { OwnAccount } from '#server/account/policy.ts';
import { presentCurrentUser } from '#server/account/present.ts';
import { createProfilePhotos, isPhotoAddressOf, isPhotoText, photoKeys } from './photo.ts';
import type { PhotoSize, ProfilePhotos } from './photo.ts';
import { nicknameTaken, takenError } from '#server/account/rules.ts';
import * as store from '#server/account/store.ts';
import type { UserRow } from '#server/account/store.ts';

const edits: RateLimit = { name: 'account.edit-profile', limit: 30, windowSeconds: hourSeconds };

interface ProfileEdit {
  displayName: string;
  bio?: string | null | undefined;
  profileImage?: string | null | undefined;
}

/** The photo's version after an edit; undefined where the edit leaves it alone. */
type PhotoChange = string | null | undefined;

/** How somebody appears to others. */
export class AccountProfileService {
  #deps: AccountDependencies;
  #photos: ProfilePhotos;

  constructor(deps: AccountDependencies) {
    this.#deps = deps;
    this.#photos = createProfilePhotos(deps);
  }

  async update(own: Authorized<OwnAccount>, edit: ProfileEdit): Promise<CurrentUser> {
    const { database, rateLimits, effects } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, edits, String(own.userId));
    const before = await store.findUser(db, own.userId);
    if (!before) throw new AppError('NOT_SIGNED_IN');
    await this.#requireFreeName(db, before, edit.displayName);
    const photo = await this.#photoChange(before, edit.profileImage);
    try {
      return await database.transaction(async (tx) => {
        const user = await this.#save(tx, before, { edit, photo });
        return presentCurrentUser(tx, { user, sessionId: own.sessionId }, effects);
      });
    } catch (error) {
      if (photo && photo !== before.profileImage) await this.#dropPhoto(db, before.id, photo);
      throw takenError(error, edit.displayName);
    }
  }

  findPhoto(userId: number, version: string, size: PhotoSize): Promise<Blob | null> {
    return this.#photos.find({ userId, version }, size);
  }

  /** What somebody says of themselves; null when they are not here. */
  async findBio(db: Db, userId: number): Promise<string | null> {
    const user = await store.findUser(db, userId);
    return user && (user.bio ?? '');
  }

  /** Takes down what a profile says and shows; returns what it said, because words can be put back. */
  async clear(tx: Db, userId: number): Promise<string> {
    const before = await store.findUser(tx, userId);
    if (!before) return '';
    await store.updateUser(tx, userId, { bio: null, profileImage: null });
    if (before.profileImage) await this.#dropPhoto(tx, userId, before.profileImage);
    return before.bio ?? '';
  }

  /** Puts the words back, unless there are new ones. */
  async restoreBio(tx: Db, userId: number, bio: string): Promise<void> {
    const now = await store.findUser(tx, userId);
    if (now && !now.bio) await store.updateUser(tx, userId, { bio: bio || null });
  }

  async #requireFreeName(db: Db, before: UserRow, displayName: string): Promise<void> {
    if (before.displayName.toLowerCase() === displayName.toLowerCase()) return;
    if (await store.isDisplayNameTaken(db, displayName)) throw nameTakenByOther(displayName);
  }

  async #photoChange(before: UserRow, image: ProfileEdit['profileImage']): Promise<PhotoChange> {
    if (image === undefined) return undefined;
    if (image === null || image === '') return null;
    // A page may send the address back that it was given.
    const origin = this.#deps.publicUrl();
    const address = image.startsWith(`${origin}/`) ? image.slice(origin.length) : image;
    if (isPhotoAddressOf(before.id, address)) return undefined;
    if (!isPhotoText(image)) throw noPhoto();
    return this.#photos.store(before.id, image);
  }

  async #save(
    tx: Db,
    before: UserRow,
    { edit, photo }: { edit: ProfileEdit; photo: PhotoChange },
  ): Promise<UserRow> {
    const user = await store.updateUser(tx, before.id, {
      displayName: edit.displayName,
      ...(edit.bio === undefined ? {} : { bio: edit.bio || null }),
      ...(photo === undefined ? {} : { profileImage: photo }),
    });
    if (photo !== undefined && before.profileImage && before.profileImage !== photo) {
      await this.#dropPhoto(tx, before.id, before.profileImage);
    }
    await this.#deps.effects.record(tx, { userId: user.id, type: 'profile_updated' });
    return user;
  }

  async #dropPhoto(db: Db, userId: number, version: string): Promise<void> {
    await this.#deps.jobs.enqueue(db, deleteBlobsJob, { payload: { keys: photoKeys({ userId, version }) } });
  }
}

function noPhoto(): AppError {
  const message = 'This is not a photo. Please choose a JPEG, PNG or WebP picture.';
  return new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileImage', message }] });
}

const nameTakenByOther = (displayName: string): AppError =>
  new AppError('ACCOUNT_NICKNAME_TAKEN', {
    message: 'This display name is already taken by another user',
    issues: nicknameTaken(displayName).issues ?? [],
  });
