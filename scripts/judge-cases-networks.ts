import { layersOf, type Network, type NetworksText } from '#engine/safety/network.ts';
import type { Lesson } from './judge-cases-lessons.ts';
import { networkBookOf } from './judge-cases-network-rows.ts';
import { trainNetwork } from './judge-cases-network-train.ts';

/** So many networks begin with other numbers, and their mean is taken. */
const networks = 3;
const most = 127;

function written(network: Network): NetworksText['networks'][number] {
  const layers = layersOf(network);
  const scales = layers.map(
    (rows) =>
      rows.reduce((top, row) => row.reduce((one, cell) => Math.max(one, Math.abs(cell)), top), 1e-6) / most,
  );
  const bytes = layers.flatMap((rows, layer) =>
    rows.map((row) => Buffer.from(Array.from(row, (cell) => Math.round(cell / (scales[layer] ?? 1)) + 128))),
  );
  return {
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
    bytes: Buffer.concat(bytes).toString('base64'),
  };
}

/** What the networks have made of these lessons, as it is written down. */
export function networksTaughtBy(lessons: readonly Lesson[], count = networks): NetworksText {
  const book = networkBookOf(lessons);
  return {
    words: book.words.join('|'),
    wholes: book.wholes.join('|'),
    networks: Array.from({ length: count }, (_, seed) => written(trainNetwork(book, seed))),
  };
}
