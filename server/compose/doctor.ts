import { Provider } from '#server/account/provider/provider.ts';
import { drawSupply } from '#engine/illustrator/draw-supply.ts';
import { chooseShelf } from './backup-schedule.ts';
import { chooseBlobs, chooseMailer } from './ports.ts';
import { isLate, listBackups } from '#server/backup/shelf/keeping.ts';
import type { Config } from '#server/config.ts';
import { DoctorService } from '#server/doctor/service.ts';
import type { DoctorDependencies, Examined } from '#server/doctor/service.ts';
import { choosePictures, chooseSpotter, chooseText } from '#server/generation/choose-engines.ts';
import type { RecordCall } from '#server/generation/vendors/vendor-line.ts';
import { requireModel } from '#server/generation/spotting/model/require-model.ts';
import { modelOf } from '#server/generation/vendors/vendor-settings.ts';
import { askArrival } from '#server/operator/ask-arrival.ts';
import { createImagesService, type ImagesService } from '#server/images/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';

interface DoctorParts {
  config: Config;
  clock: Clock;
  log: Log;
  findDatabase: DoctorDependencies['findDatabase'];
  recordCall: RecordCall;
}

/** Any craft will do. */
const sample = {
  id: '00000000-0000-7000-8000-000000000001',
  title: 'Paper Boat',
  description: 'A small boat folded of one sheet.',
  theme: 'Ocean',
  materials: [{ name: 'Paper', amount: '1 sheet', optional: false, substitutes: [] }],
  parts: [],
  formId: null,
  plan: null,
};

/** A photo on which one thing lies. */
async function paperPlate(images: ImagesService): Promise<Buffer> {
  const [picture] = await images.rasterize(drawSupply('paper plate') ?? '');
  return images.normalize(`data:image/webp;base64,${picture?.bytes.toString('base64') ?? ''}`);
}

/** Such as `openai gpt-5-mini`; null for the built-in engine. */
export const vendorName = (kind: 'text' | 'picture', settings: Config['aiText']): string | null => {
  const { provider } = settings;
  return provider === 'builtin' ? null : `${provider} ${modelOf(kind, { ...settings, provider })}`;
};

/** Somebody of our own is asked, and sent away again: a model takes memory while it is there. */
async function lookAtPlate(
  config: Config,
  parts: Parameters<typeof chooseSpotter>[1],
): ReturnType<DoctorDependencies['seeing']['look']> {
  if (config.recognizer.by === 'off') return null;
  await requireModel(config.recognizer);
  const spotter = chooseSpotter(config, parts);
  try {
    const seen = await spotter.look(await paperPlate(parts.images));
    return { name: spotter.name, seen: seen.map(({ name }) => name) };
  } finally {
    await spotter.stop(0);
  }
}

/** Whether a vendor works is asked about most while it is switched off. */
const admit = () => Promise.resolve();

function named(kind: 'text' | 'picture', settings: Config['aiText']): Pick<Examined, 'name' | 'isVendor'> {
  const vendor = vendorName(kind, settings);
  return { name: vendor ?? 'the built-in engine', isVendor: vendor !== null };
}

async function findBackups(config: Config, clock: Clock): ReturnType<DoctorDependencies['findBackups']> {
  const shelf = chooseShelf(config);
  const last = (await listBackups(shelf)).at(-1) ?? null;
  const isOld = isLate(config.backups, { last, now: clock.now(), hasFailed: false });
  return { place: shelf.place, last, isLate: isOld };
}

/** A doctor with engines of its own: what it is told must not depend on what went wrong lately. */
export function createDoctor({ config, clock, log, findDatabase, recordCall }: DoctorParts): DoctorService {
  const images = createImagesService();
  const provider = config.oidc && new Provider(config.oidc, clock);
  const engineParts = { clock, log, images, admit, recordCall, timeoutMs: config.aiTimeoutMs, review: false };
  const text = chooseText(config.aiText, engineParts);
  const pictures = choosePictures(config.aiImage, engineParts);
  return new DoctorService({
    config,
    findDatabase,
    blobs: chooseBlobs(config),
    findBackups: () => findBackups(config, clock),
    openMailer: () => chooseMailer(config, clock),
    text: { ...named('text', config.aiText), check: (signal) => text.check(signal) },
    pictures: {
      ...named('picture', config.aiImage),
      check: (signal) => pictures.check(signal),
      draw: (signal) => pictures.draw(sample, signal),
    },
    askProvider: provider && (() => provider.check()),
    seeing: { look: () => lookAtPlate(config, engineParts) },
    visit: (publicUrl, signal) => askArrival(config.dataDir, publicUrl, signal),
  });
}
