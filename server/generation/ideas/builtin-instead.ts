import { AppError } from '#server/platform/app-error.ts';
import { builtinText } from './builtin-text.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from './draft.ts';
import type { Picture, PictureEngine, PictureRequest } from '#server/generation/pictures/picture.ts';
import { VendorPaused } from '#server/generation/vendors/vendor-paused.ts';

const unseen =
  'Our idea helper takes a break, and without it we cannot see what is in your photo. Your credit is back. ' +
  'Please list your supplies and try again.';

/** A vendor's ideas as long as it may be asked, else ours. */
export class TextOrBuiltin implements TextEngine {
  readonly provider: string;
  readonly wantsPhoto: boolean;
  readonly review?: NonNullable<TextEngine['review']>;
  #vendor: TextEngine;

  constructor(vendor: TextEngine) {
    this.#vendor = vendor;
    if (vendor.review) this.review = vendor.review.bind(vendor);
    this.provider = vendor.provider;
    this.wantsPhoto = vendor.wantsPhoto;
  }

  async suggest(request: IdeaRequest, corrections: readonly string[] = []): Promise<CraftDraft> {
    try {
      return await this.#vendor.suggest(request, corrections);
    } catch (error) {
      if (!(error instanceof VendorPaused)) throw error;
      // Nobody pays for an idea that passes by what they laid out; one for nothing is offered with this answer.
      if (request.supplies.length === 0)
        throw new AppError('GENERATION_UNAVAILABLE', { message: unseen, cause: error });
      return builtinText.suggest(request);
    }
  }

  check(signal: AbortSignal): Promise<void> {
    return this.#vendor.check(signal);
  }
}

/** A vendor's pictures as long as it may be asked, else ours, at once. */
export class PictureOrBuiltin implements PictureEngine {
  readonly provider: string;
  #vendor: PictureEngine;
  #builtin: PictureEngine;

  constructor(vendor: PictureEngine, builtin: PictureEngine) {
    this.#vendor = vendor;
    this.#builtin = builtin;
    this.provider = vendor.provider;
  }

  async draw(request: PictureRequest, signal: AbortSignal): Promise<Picture> {
    try {
      return await this.#vendor.draw(request, signal);
    } catch (error) {
      if (!(error instanceof VendorPaused)) throw error;
      return this.#builtin.draw(request, signal);
    }
  }

  check(signal: AbortSignal): Promise<void> {
    return this.#vendor.check(signal);
  }
}
