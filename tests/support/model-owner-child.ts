import { createImagesService } from '#server/images/service.ts';
import { ModelSpotter } from '#server/generation/spotting/model/model-spotter.ts';
import type { ModelFiles } from '#server/config.ts';
import { createLog } from '#server/platform/log.ts';
import { mostlyRed, tintedPhoto } from './local-model.ts';

/** Shows a photo to the model that it is given, and tells on the way which process looks. */
const files = JSON.parse(process.argv[2] ?? '') as ModelFiles;
const log = createLog({ level: 'info', pretty: false });
const parts = { files, images: createImagesService(), log, longestMs: 600_000 };
await new ModelSpotter(parts).spot(await tintedPhoto(mostlyRed));
