import type { AiSettings, Config } from '#server/config.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { BuiltinPicture } from './pictures/builtin-picture.ts';
import { PictureOrBuiltin, TextOrBuiltin } from './ideas/builtin-instead.ts';
import { builtinText } from './ideas/builtin-text.ts';
import type { TextEngine } from './ideas/draft.ts';
import type { PictureEngine } from './pictures/picture.ts';
import { ModelSpotter } from './spotting/model/model-spotter.ts';
import { noSpotter } from './spotting/spotter.ts';
import type { SupplySpotter } from './spotting/spotter.ts';
import { VendorSpotter } from './spotting/vendor-spotter.ts';
import { VendorPicture } from './vendors/picture-vendor.ts';
import { ReviewingText } from './vendors/reviewing-text.ts';
import { VendorText } from './vendors/text-vendor.ts';
import type { Admit, RecordCall } from './vendors/vendor-line.ts';
import type { DrawingVendor, VendorName } from './vendors/vendor-settings.ts';

interface EngineParts {
  timeoutMs: number;
  clock: Clock;
  log: Log;
  images: ImagesService;
  admit: Admit;
  recordCall: RecordCall;
}

const isVendor = <V extends VendorName>(settings: AiSettings<V | 'builtin'>): settings is AiSettings<V> =>
  settings.provider !== 'builtin';

/** Who has the ideas on this installation. */
export function chooseText(settings: AiSettings, parts: EngineParts & { review: boolean }): TextEngine {
  if (!isVendor<VendorName>(settings)) return builtinText;
  const deps = { ...parts, settings };
  const vendor = new VendorText(deps);
  return new TextOrBuiltin(parts.review ? new ReviewingText(vendor, deps) : vendor);
}

/** A model on the operator's own machine may take its time. */
const slowestLocalMs = 60_000;
const slowestVendorMs = 15_000;
const slowestModelMs = 20_000;

/** Who looks at the photo of the supplies, if anybody does. */
export function chooseSpotter({ recognizer, aiText }: Config, parts: EngineParts): SupplySpotter {
  const { by, local, file } = recognizer;
  const within = (mostMs: number): number => Math.min(parts.timeoutMs, mostMs);
  if (by === 'local' && file)
    return new ModelSpotter({ ...parts, files: file, longestMs: within(slowestModelMs) });
  if (by === 'local' && local)
    return new VendorSpotter({ ...parts, by, settings: local, timeoutMs: within(slowestLocalMs) });
  if (by !== 'vendor' || !isVendor<VendorName>(aiText)) return noSpotter;
  return new VendorSpotter({ ...parts, by, settings: aiText, timeoutMs: within(slowestVendorMs) });
}

/** Who draws the pictures, which need not be the same. */
export const choosePictures = (
  settings: AiSettings<DrawingVendor | 'builtin'>,
  parts: EngineParts,
): PictureEngine => {
  const builtin = new BuiltinPicture(parts.images);
  return isVendor<DrawingVendor>(settings)
    ? new PictureOrBuiltin(new VendorPicture({ ...parts, settings }), builtin)
    : builtin;
};
