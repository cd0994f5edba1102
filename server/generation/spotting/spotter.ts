import type { Recognizer } from '#contract/spotting.ts';

/** A thing by the name it was given, and whether whoever looked would swear to it. */
export interface Sight {
  name: string;
  isSure: boolean;
}

/** Somebody who looks at a photo of supplies. Failing to see is no error: then nothing is seen. */
export interface SupplySpotter {
  readonly by: Recognizer;
  /** Such as `openai gpt-5-mini`. */
  readonly name: string;
  /** Null where nobody could look just now. */
  spot(photo: Buffer): Promise<Sight[] | null>;
  /** The same look, for whoever wants to know why nobody could. */
  look(photo: Buffer): Promise<Sight[]>;
  /** Looks no more; what is under way may end in this time. */
  stop(graceMs: number): Promise<void>;
}

export const noSpotter: SupplySpotter = {
  by: 'off',
  name: 'nobody',
  spot: () => Promise.resolve(null),
  look: () => Promise.resolve([]),
  stop: () => Promise.resolve(),
};
