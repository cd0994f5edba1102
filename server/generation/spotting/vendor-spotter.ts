import type { Recognizer } from '#contract/spotting.ts';
import { spotInstructions, spotQuestion, spotVersion } from '#server/generation/prompts/spot-v1.ts';
import { VendorText } from '#server/generation/vendors/text-vendor.ts';
import type { VendorTextDependencies } from '#server/generation/vendors/text-vendor.ts';
import { VendorError } from '#server/generation/vendors/vendor-error.ts';
import { VendorLine } from '#server/generation/vendors/vendor-line.ts';
import { VendorPaused } from '#server/generation/vendors/vendor-paused.ts';
import { readSights } from './read-sights.ts';
import type { Sight, SupplySpotter } from './spotter.ts';

interface VendorSpotterDependencies extends VendorTextDependencies {
  by: Exclude<Recognizer, 'off'>;
}

/** A model with eyes, a vendor's or one on the operator's own machine. */
export class VendorSpotter implements SupplySpotter {
  readonly by: Recognizer;
  readonly name: string;
  #vendor: VendorText;
  #deps: VendorSpotterDependencies;
  #line: VendorLine;

  constructor(deps: VendorSpotterDependencies) {
    const { clock, admit, recordCall } = deps;
    this.by = deps.by;
    this.#deps = deps;
    this.#vendor = new VendorText(deps);
    const { provider, model } = this.#vendor;
    this.name = `${provider} ${model}`;
    const of = { kind: 'text', provider, model, promptVersion: spotVersion } as const;
    this.#line = new VendorLine({ of, clock, admit, recordCall });
  }

  /** Late, broken, refused or paused: the family names its things itself, and is told nothing else. */
  async spot(photo: Buffer): Promise<Sight[] | null> {
    try {
      return await this.look(photo);
    } catch (error) {
      if (!(error instanceof VendorError) && !(error instanceof VendorPaused)) throw error;
      this.#deps.log.warn({ err: error, provider: this.#vendor.provider }, 'nobody looked at the photo');
      return null;
    }
  }

  look(photo: Buffer): Promise<Sight[]> {
    const { timeoutMs } = this.#deps;
    const asked = { system: spotInstructions, question: spotQuestion, photo, timeoutMs };
    return this.#line.call({
      ask: () => this.#vendor.answer(asked),
      read: ({ text }) => {
        const sights = readSights(text);
        if (sights === null) throw new VendorError('bad-output');
        return sights;
      },
    });
  }

  /** Nothing of it runs here. */
  stop(): Promise<void> {
    return Promise.resolve();
  }
}
