import type { CraftMaterial, CraftPart } from '#contract/crafts.ts';

/** What a picture is drawn of: a craft as it was judged and stored. */
export interface PictureRequest {
  id: string;
  title: string;
  description: string;
  theme: string;
  materials: readonly CraftMaterial[];
  parts: readonly CraftPart[];
  /** The kind of craft, where the built-in engine planned it. */
  formId: string | null;
  plan: unknown;
}

/** A picture in all its sizes, with the color that stands in its place until it is there. */
export interface Picture {
  sizes: readonly { width: number; bytes: Uint8Array }[];
  color: string;
}

/** Somebody who draws: the built-in illustrator or a vendor's model. */
export interface PictureEngine {
  readonly provider: string;
  draw(request: PictureRequest, signal: AbortSignal): Promise<Picture>;
  /** Whether it could draw, found out without the price of a picture; throws when it could not. */
  check(signal: AbortSignal): Promise<void>;
}
