import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inputs } from './inputs.ts';
import { emptyNetwork, layersOf, readNetworks, width, type NetworksText } from './network.ts';

/** A network that answers `first`, and `more` with each word that is one of its own, up to the greatest. */
function written({ first, more }: { first: number; more: number }): NetworksText['networks'][number] {
  const network = emptyNetwork(1, 1);
  const set = (rows: readonly Float32Array[], at: number, value: number): void => {
    rows[at]?.set([value]);
  };
  set(network.words, 0, 1);
  set(network.near, width.word, 1);
  set(network.whole, 0, 1);
  set(network.last, 0, more);
  set(network.first, 0, first);
  const bytes = layersOf(network).flatMap((rows) =>
    rows.map((row) => Buffer.from(Array.from(row, (cell) => Math.round(cell * 10) + 128))),
  );
  return { scales: layersOf(network).map(() => 0.1), bytes: Buffer.concat(bytes).toString('base64') };
}

const reading = (...networks: { first: number; more: number }[]): ((inputs: Inputs) => number) =>
  readNetworks({ words: 'w ladder', wholes: 'near', networks: networks.map(written) });

const sentence = (...names: string[]): Inputs => ({
  words: names.map((name) => ({ means: [`w ${name}`], stands: [] })),
  whole: [],
});

const about = (value: number, wanted: number): void =>
  assert.ok(Math.abs(value - wanted) < 1e-4, `${value} is not ${wanted}`);

describe('networks that were written down', () => {
  it('know the words that they have learned, and no others', () => {
    const read = reading({ first: -2, more: 3 });
    about(read(sentence('glue', 'paper')), -2);
    about(read(sentence('glue', 'ladder')), 1);
  });

  it('are asked for their mean', () =>
    about(reading({ first: -2, more: 3 }, { first: -1, more: 0 })(sentence('ladder')), 0));

  it('say nothing where there are none', () => about(reading()(sentence('ladder')), 0));

  it('read a sentence without a word', () => about(reading({ first: -2, more: 3 })(sentence()), -2));
});
