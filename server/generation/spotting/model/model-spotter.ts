import path from 'node:path';
import type { ModelFiles } from '#server/config.ts';
import { sightsOf } from '#server/generation/spotting/read-sights.ts';
import type { Sight, SupplySpotter } from '#server/generation/spotting/spotter.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { Log } from '#server/platform/log.ts';
import { parseLabelTable, readLabelFile } from './label-table.ts';
import type { LabelScore, LabelTable, ScoreKind } from './label-table.ts';
import { ModelError } from './model-error.ts';
import { ModelProcess } from './model-process.ts';
import { runtimeEntry } from './require-model.ts';

export interface ModelSpotterParts {
  files: ModelFiles;
  images: ImagesService;
  log: Log;
  longestMs: number;
  idleMs?: number;
}

const usualIdleMs = 5 * 60_000;
const mostMegabytes = 400;

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

function softmax(scores: readonly number[]): number[] {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

const probabilities: Record<ScoreKind, (scores: readonly number[]) => readonly number[]> = {
  probabilities: (scores) => scores,
  sigmoid: (scores) => scores.map(sigmoid),
  softmax,
};

/** A model from a file, in a process of its own on this machine. */
export class ModelSpotter implements SupplySpotter {
  readonly by = 'local';
  readonly name: string;
  readonly table: LabelTable;
  #images: ImagesService;
  #log: Log;
  #process: ModelProcess;

  constructor({ files, images, log, longestMs, idleMs = usualIdleMs }: ModelSpotterParts) {
    this.name = `the model ${path.basename(files.model)}`;
    this.table = parseLabelTable(readLabelFile(files.labels), files.labels);
    this.#images = images;
    this.#log = log;
    const { width, height, mean, std } = this.table;
    const runtime = runtimeEntry(files.runtime);
    const setup = { runtime, model: files.model, head: { width, height, mean, std }, mostMegabytes };
    this.#process = new ModelProcess({ ...setup, longestMs, idleMs }, log);
  }

  async spot(photo: Buffer): Promise<Sight[] | null> {
    try {
      return await this.look(photo);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      this.#log.warn({ err: error }, 'nobody looked at the photo');
      return null;
    }
  }

  async look(photo: Buffer): Promise<Sight[]> {
    return ModelSpotter.sightsIn(await this.scores(photo));
  }

  /** How probable the model finds each label, by its own lights. */
  async scores(photo: Buffer): Promise<LabelScore[]> {
    const { width, height, scores: kind, labels } = this.table;
    const pixels = await this.#images.pixels(photo, { width, height });
    const given = await this.#process.scores(pixels);
    if (given.length !== labels.length)
      throw new ModelError(`the model gives ${given.length} scores, the table has ${labels.length} lines`);
    const told = probabilities[kind]([...given]);
    return labels.map((label, at) => {
      const score = told[at] ?? Number.NaN;
      if (!(score >= 0 && score <= 1)) throw new ModelError('the model gives scores that are none');
      return { label, score };
    });
  }

  static sightsIn(scores: readonly LabelScore[]): Sight[] {
    const items = scores
      .filter(({ label, score }) => label.name !== null && score >= label.maybe)
      .toSorted((one, other) => other.score - one.score)
      .map(({ label, score }) => ({ name: label.name ?? '', isSure: score >= label.sure }));
    return sightsOf(items);
  }

  stop(graceMs: number): Promise<void> {
    return this.#process.stop(graceMs);
  }
}
