import type { AgeBand } from '#contract/common.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import type { Review } from '#engine/safety/review.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from '#server/generation/ideas/draft.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { VendorText, VendorTextDependencies } from './text-vendor.ts';
import { VendorLine } from './vendor-line.ts';
import { VendorError } from './vendor-error.ts';
import { VendorPaused } from './vendor-paused.ts';

const loadReview = lazily(() => import('#engine/safety/review.ts'));
const reviewVersion = 'review-v1';
/** A second reading answers with a few lines; whoever needs longer than this keeps a family waiting. */
const longestReviewMs = 20_000;

/** A vendor that also reads its own crafts a second time, as a strict reviewer who knows nothing but the craft. */
export class ReviewingText implements TextEngine {
  readonly provider: string;
  readonly wantsPhoto: boolean;
  #vendor: VendorText;
  #deps: VendorTextDependencies;
  #line: VendorLine;

  constructor(vendor: VendorText, deps: VendorTextDependencies) {
    const { clock, admit, recordCall } = deps;
    this.#vendor = vendor;
    this.#deps = deps;
    this.provider = vendor.provider;
    this.wantsPhoto = vendor.wantsPhoto;
    const { provider, model } = vendor;
    const of = { kind: 'text', provider, model, promptVersion: reviewVersion } as const;
    this.#line = new VendorLine({ of, clock, admit, recordCall });
  }

  suggest(request: IdeaRequest, corrections: readonly string[] = []): Promise<CraftDraft> {
    return this.#vendor.suggest(request, corrections);
  }

  check(signal: AbortSignal): Promise<void> {
    return this.#vendor.check(signal);
  }

  /** Late, broken, empty, cut off or over-anxious: whatever does not help is no review, and never the family's trouble. */
  async review(craft: CraftText, band: AgeBand): Promise<Review | null> {
    const { readReview, reviewQuestion } = await loadReview();
    const { system, question } = reviewQuestion(craft, band);
    const timeoutMs = Math.min(this.#deps.timeoutMs, longestReviewMs);
    try {
      return await this.#line.call({
        ask: () => this.#vendor.answer({ system, question, timeoutMs }),
        read: ({ text }) => {
          const review = readReview(text, craft);
          if (review === null) throw new VendorError('bad-output');
          return review;
        },
      });
    } catch (error) {
      if (!(error instanceof VendorError) && !(error instanceof VendorPaused)) throw error;
      this.#deps.log.warn({ err: error, provider: this.provider }, 'no second reading from the vendor');
      return null;
    }
  }
}
