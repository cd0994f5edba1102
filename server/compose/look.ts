import fs from 'node:fs';
import type { Config } from '#server/config.ts';
import { chooseSpotter } from '#server/generation/choose-engines.ts';
import { countCost } from '#server/generation/evaluation/cost.ts';
import { readLabelFile, withSureFrom } from '#server/generation/spotting/model/label-table.ts';
import type { LabelTable } from '#server/generation/spotting/model/label-table.ts';
import { ModelSpotter } from '#server/generation/spotting/model/model-spotter.ts';
import { requireModel } from '#server/generation/spotting/model/require-model.ts';
import { readTruth } from '#server/generation/spotting/trial/read-truth.ts';
import type { Truth } from '#server/generation/spotting/trial/read-truth.ts';
import { reportOf } from '#server/generation/spotting/trial/report.ts';
import { showPhotos, unreadablePhotos } from '#server/generation/spotting/trial/show-photos.ts';
import type { LabelFinding } from '#server/generation/spotting/trial/sure-from.ts';
import { createImagesService, type ImagesService } from '#server/images/service.ts';
import { CommandError, fileWords } from '#server/operator/service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';

const writing = '--write-thresholds';
const usage = `look <folder> [${writing}]`;

/** All that is wrong is told before anybody is asked, who may want money. */
async function readFolder(folder: string, table: LabelTable | null, images: ImagesService): Promise<Truth> {
  const labels = new Set(table?.labels.map(({ name }) => name?.toLowerCase() ?? ''));
  const truth = readTruth(folder, labels);
  const problems = [...truth.problems, ...(await unreadablePhotos(truth.photos, images))];
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return truth;
}

function writeThresholds(file: string, table: LabelTable, findings: readonly LabelFinding[]): string {
  const sureFrom = new Map(
    findings.flatMap(({ label, sureFrom: from }) => (from === null ? [] : [[label, from]])),
  );
  fs.writeFileSync(file, withSureFrom(readLabelFile(file), table, sureFrom));
  return `${sureFrom.size} scores were written into ${file}; a server that runs reads it when it starts again.`;
}

async function look(config: Config, folder: string, isWriting: boolean): Promise<string> {
  const { by, file } = config.recognizer;
  if (by === 'off') throw new CommandError('Nobody looks at photos here: set RECOGNIZER first.');
  await requireModel(config.recognizer);
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
  const table = spotter instanceof ModelSpotter ? spotter.table : null;
  if (isWriting && !table)
    throw new CommandError(`${writing} needs a model file: only that has a table of labels.`);
  const { photos, untold } = await readFolder(folder, table, images);
  try {
    const shown = await showPhotos(photos, spotter, images);
    const report = reportOf({ ...shown, by: spotter.name, photos: photos.length, cost, untold });
    if (!isWriting || !table || !file) return report;
    return `${report}\n${writeThresholds(file.labels, table, shown.findings)}`;
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
