import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import type { ModelFiles } from '#server/config.ts';
import { colorModel, photoSidePx } from './onnx-model.ts';
import { asDataUrl } from './phone-photo.ts';
import { installTool } from './provision/on-demand-tool.ts';
import type { LogLine } from './test-log.ts';

/** Each knows one color, and gray is nothing to either. */
const redOutput = [10, 0, -10, -3] as const;
const greenOutput = [0, 10, -10, -3] as const;
export const redAndGreen = { outputs: [redOutput, greenOutput] as const };

export const labelTable = (
  lines: readonly string[] = ['red felt | 0.9 | 0.5', 'leaf | 0.9 | 0.5'],
  head = 'scores: sigmoid',
): string => `# For a test\nsize: ${photoSidePx}\n${head}\n\n${lines.join('\n')}\n`;

interface ModelOnDisk {
  model?: Buffer;
  labels?: string;
}

/** A model with its table in a folder of its own, and what runs it, installed once for all tests. */
export async function modelFiles(t: TestContext, of: ModelOnDisk = {}): Promise<ModelFiles> {
  const { model = colorModel(redAndGreen), labels = labelTable() } = of;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-model-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const files = { model: path.join(folder, 'colors.onnx'), labels: path.join(folder, 'labels.txt') };
  fs.writeFileSync(files.model, model);
  fs.writeFileSync(files.labels, labels);
  const sha256 = createHash('sha256').update(model).digest('hex');
  return { ...files, sha256, runtime: await installTool('onnxruntime') };
}

export async function tintedPhoto(color: { r: number; g: number; b: number }): Promise<Buffer> {
  const blank = { create: { width: 320, height: 240, channels: 3, background: color } } as const;
  return sharp(blank).jpeg({ quality: 95 }).toBuffer();
}

/** The mean of a photo with much red felt and some of a leaf: red for sure, green perhaps. */
export const mostlyRed = { r: 160, g: 102, b: 0 };
export const allBlue = { r: 0, g: 0, b: 200 };

export const tintedPhotoUrl = async (color: Parameters<typeof tintedPhoto>[0]): Promise<string> =>
  asDataUrl(await tintedPhoto(color));

/** Whether a process is there; one that has ended and that nobody has asked for its end is not. */
export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const file = `/proc/${pid}/stat`;
    return !fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

const ticksPerSecond = 100;

/** How long a process has kept a processor busy, as the kernel counts it. */
export function secondsWorked(pid: number): number {
  const [, state = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = state.split(' ').slice(11, 13).map(Number);
  return (user + system) / ticksPerSecond;
}

/** The processes that were begun for a model, in their order, by the log. */
export const begunModels = (lines: readonly LogLine[]): number[] =>
  lines.flatMap(({ pid, msg }) => (msg === 'a process for the model begins' ? Number(pid) : []));
