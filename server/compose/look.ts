import fs from 'node:fs';
import type { Config } from '#server/config.ts';
import { chooseSpotter } from '#server/generation/choose-engines.ts';
import { countCost } from '#server/generation/evaluation/cost.ts';
import { readLabelFile, withSureFrom } from '#server/generation/spotting/model/label-table.ts';
import { ModelSpotter } from '#server/generation/spotting/model/model-spotter.ts';
import { requireModel } from '#server/generation/spotting/model/require-model.ts';
import type { SupplySpotter } from '#server/generation/spotting/spotter.ts';
import { Comparison } from '#server/generation/spotting/trial/compare.ts';
import { readTruth, type Truth, type TruePhoto } from '#server/generation/spotting/trial/read-truth.ts';
import { reportOf } from '#server/generation/spotting/trial/report.ts';
import { findSureFrom, type LabelFinding } from '#server/generation/spotting/trial/sure-from.ts';
import { createImagesService, type ImagesService } from '#server/images/service.ts';
import { CommandError, fileWords } from '#server/operator/service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';

const usage = 'look <folder> [--write-thresholds]';
const writing = '--write-thresholds';
const secondMs = 1000;

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const normalized = async (images: ImagesService, file: string): Promise<Buffer> =>
  images.normalize(fs.readFileSync(file).toString('base64'));

/** All that is wrong is told before anybody is asked, who may want money. */
async function readFolder(folder: string, spotter: SupplySpotter, images: ImagesService): Promise<Truth> {
  const labels = spotter instanceof ModelSpotter ? spotter.table.labels : [];
  const truth = readTruth(folder, new Set(labels.map(({ name }) => name?.toLowerCase() ?? '')));
  const unreadable: string[] = [];
  for (const { name, file } of truth.photos.filter((photo) => fs.existsSync(photo.file)))
    await normalized(images, file).catch((error: unknown) =>
      unreadable.push(`The photo ${name} cannot be read: ${sentenceOf(error)}`),
    );
  const problems = [...truth.problems, ...unreadable];
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return truth;
}

/** Shows the photos to somebody, one after the other. */
async function showAll(photos: readonly TruePhoto[], spotter: SupplySpotter, images: ImagesService) {
  const comparison = new Comparison();
  const unanswered: string[] = [];
  const scored: Parameters<typeof findSureFrom>[0][number][] = [];
  let ms = 0;
  for (const { name, file, things } of photos) {
    const photo = await normalized(images, file);
    const since = performance.now();
    try {
      const scores = spotter instanceof ModelSpotter ? await spotter.scores(photo) : null;
      const sights = scores ? ModelSpotter.sightsIn(scores) : await spotter.look(photo);
      comparison.add(name, things, sights);
      if (scores) scored.push({ things, scores });
    } catch (error) {
      unanswered.push(`${name}: ${sentenceOf(error)}`);
    }
    ms += performance.now() - since;
  }
  return { comparison, unanswered, findings: findSureFrom(scored), seconds: ms / secondMs };
}

function writeThresholds(file: string, { table }: ModelSpotter, findings: readonly LabelFinding[]): string {
  const sureFrom = new Map(
    findings.flatMap(({ label, sureFrom: from }) => (from === null ? [] : [[label, from]])),
  );
  fs.writeFileSync(file, withSureFrom(readLabelFile(file), table, sureFrom));
  return `\n${sureFrom.size} scores were written into ${file}; a running server reads it when it starts again.`;
}

async function look(config: Config, folder: string, isWriting: boolean): Promise<string> {
  const { recognizer } = config;
  if (recognizer.by === 'off') throw new CommandError('Nobody looks at photos here: set RECOGNIZER first.');
  await requireModel(recognizer);
  const { cost, recordCall } = countCost();
  const images = createImagesService();
  const spotter = chooseSpotter(config, {
    clock: systemClock,
    log: createLog({ level: 'silent', pretty: false }),
    images,
    // Whoever types the command wants the calls that it makes.
    admit: () => Promise.resolve(),
    recordCall,
    timeoutMs: config.aiTimeoutMs,
  });
  if (isWriting && !(spotter instanceof ModelSpotter))
    throw new CommandError(`${writing} needs a model file: only that has a table of labels.`);
  const { photos, untold } = await readFolder(folder, spotter, images);
  try {
    const shown = await showAll(photos, spotter, images);
    const report = reportOf({ ...shown, by: spotter.name, photos: photos.length, cost, untold });
    if (!isWriting || !(spotter instanceof ModelSpotter) || !recognizer.file) return report;
    return report + writeThresholds(recognizer.file.labels, spotter, shown.findings);
  } finally {
    await spotter.stop(0);
  }
}

/** Shows photos whose things are known to whoever looks at photos here. It needs no database and keeps nothing. */
export function runLook(config: Config, words: readonly string[]): Promise<string> | null {
  if (words[0] !== 'look') return null;
  const asked = fileWords(words, 'look', writing);
  if (!asked) throw new CommandError(`Usage: ${usage}`);
  return look(config, asked.file, asked.option);
}
