import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { NetworksText } from '#engine/safety/network.ts';
import type { Taught } from '#engine/safety/weigh.ts';
import { allLessons } from './judge-cases-lessons.ts';
import { taughtBy } from './judge-cases-taught.ts';

/** Learns what weighs in a sentence from labelled ones and writes it where the judge reads it. Usage: node scripts/run.mjs scripts/judge-cases-learn.ts */
const learned =
  '/** Learned from labelled sentences by `scripts/judge-cases-learn.ts`; not written by hand. */\n';

const traitsText = ({ bias, usualWords, weightTable }: Taught): string => `${learned}
export const bias = ${bias.toFixed(3)};

/** Words that crafts use which are known to be good. */
export const usualWords = \`
${usualWords}
\`;

/** Traits of a sentence by their weight in twentieths: what speaks for harm is above zero. */
export const weightTable = \`
${weightTable}
\`;
`;

const networksText = ({ words, wholes, networks }: NetworksText): string => `${learned}
import type { NetworksText } from './network.ts';

export const networks: NetworksText = {
  words: ${JSON.stringify(words)},
  wholes: ${JSON.stringify(wholes)},
  networks: [
${networks.map(({ scales, bytes }) => `    { scales: [${scales.join(', ')}], bytes: '${bytes}' },`).join('\n')}
  ],
};
`;

const lessons = allLessons();
const taught = taughtBy(lessons);
const files = {
  'engine/safety/weights.data.ts': traitsText(taught),
  'engine/safety/networks.data.ts': networksText(taught.networks),
};
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} letters`);
}
execFileSync('node_modules/.bin/oxfmt', Object.keys(files));
console.log(`${lessons.length} sentences`);
