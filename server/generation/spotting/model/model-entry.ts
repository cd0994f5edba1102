import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Guarded } from './model-guard.ts';
import type { LabelTable } from './label-table.ts';

/** What a process that runs a model begins with. */
export interface ModelSetup extends Guarded {
  runtime: string;
  model: string;
  head: Pick<LabelTable, 'width' | 'height' | 'mean' | 'std'>;
}

/** Red, green and blue of one pixel after the other. */
export interface ModelQuestion {
  pixels: Uint8Array;
}

export type ModelAnswer = { scores: Float32Array } | { failure: string };

/** What we need of the library that runs models, which is not among our own packages. */
interface Session {
  inputNames: readonly string[];
  outputNames: readonly string[];
  inputMetadata: readonly { shape?: readonly (number | string)[] }[];
  run(feeds: Record<string, object>): Promise<Record<string, { data: unknown } | undefined>>;
}
interface Runtime {
  env: { logLevel: string; wasm: { numThreads: number } };
  InferenceSession: { create(file: string): Promise<Session> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => object;
}

const channels = 3;
const brightest = 255;
const setup = JSON.parse(process.argv[2] ?? '') as ModelSetup;

async function load(): Promise<{ ort: Runtime; session: Session }> {
  const ort = (await import(pathToFileURL(setup.runtime).href)) as Runtime;
  ort.env.logLevel = 'error';
  ort.env.wasm.numThreads = 1;
  return { ort, session: await ort.InferenceSession.create(setup.model) };
}

/** As the model was taught to see: each color in a plane of its own, or pixel by pixel. */
function inputOf(pixels: Uint8Array, byPixel: boolean): { data: Float32Array; dims: number[] } {
  const { width, height, mean, std } = setup.head;
  const size = width * height;
  const data = new Float32Array(size * channels);
  for (const [at, value] of pixels.entries()) {
    const channel = at % channels;
    const to = byPixel ? at : channel * size + (at - channel) / channels;
    data[to] = (value / brightest - (mean[channel] ?? 0)) / (std[channel] ?? 1);
  }
  return { data, dims: byPixel ? [1, height, width, channels] : [1, channels, height, width] };
}

const loading = load();
// Told with the first question; until then it must not count as unhandled.
loading.catch(() => undefined);

async function answer({ pixels }: ModelQuestion): Promise<ModelAnswer> {
  try {
    const { ort, session } = await loading;
    const shape = session.inputMetadata[0]?.shape ?? [];
    const { data, dims } = inputOf(pixels, shape.at(-1) === channels && shape[1] !== channels);
    const given = await session.run({ [session.inputNames[0] ?? '']: new ort.Tensor('float32', data, dims) });
    const scores = given[session.outputNames[0] ?? '']?.data;
    return scores instanceof Float32Array ? { scores } : { failure: 'the model gives no scores' };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

new Worker(new URL('model-guard.ts', import.meta.url), { workerData: setup satisfies Guarded }).unref();
process.on('disconnect', () => process.exit());
process.on('message', (question: ModelQuestion) => {
  void answer(question).then((said) => process.send?.(said));
});
