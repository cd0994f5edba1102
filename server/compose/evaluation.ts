import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Config } from '#server/config.ts';
import { chooseText } from '#server/generation/choose-engines.ts';
import { readTables } from '#server/generation/evaluation/read-tables.ts';
import { countCost } from '#server/generation/evaluation/cost.ts';
import { evaluate, type EvaluationOptions } from '#server/generation/evaluation/evaluate.ts';
import { createImagesService } from '#server/images/service.ts';
import { CommandError } from '#server/operator/service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';

const usage = 'evaluate [file] [--tables=N] [--seeds=N] [--misses]';
const ourTables = fileURLToPath(new URL('../generation/evaluation/tables.txt', import.meta.url));
const flag = /^--(?:(misses)|(tables|seeds)=(\d{1,4}))$/;

function readFile(file: string): string {
  try {
    const bytes = fs.readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw new CommandError(`The tables in ${file} cannot be read.`, { cause: error });
  }
}

/** Words of `evaluate`, or null when they are for another command. A vendor wants money, so it is tried once. */
function evaluationOptions(
  words: readonly string[],
  { isVendor }: { isVendor: boolean },
): EvaluationOptions | null {
  const [verb, ...rest] = words;
  if (verb !== 'evaluate') return null;
  const flags = rest.filter((word) => word.startsWith('--'));
  const [file = ourTables, ...more] = rest.filter((word) => !word.startsWith('--'));
  if (more.length > 0 || flags.some((word) => !flag.test(word))) throw new CommandError(`Usage: ${usage}`);
  const number = (name: string): number | undefined => {
    const found = flags.map((word) => flag.exec(word)).find((match) => match?.[2] === name);
    return found ? Number(found[3]) : undefined;
  };
  return {
    rows: readTables(readFile(file)).slice(0, number('tables')),
    seeds: Math.max(1, number('seeds') ?? (isVendor ? 1 : 10)),
    misses: flags.includes('--misses'),
  };
}

/** Tries whoever has the ideas here on tables whose good crafts are known. It needs no database and keeps nothing. */
export function runEvaluation(config: Config, words: readonly string[]): Promise<string> | null {
  const options = evaluationOptions(words, { isVendor: config.aiText.provider !== 'builtin' });
  if (options === null) return null;
  const { cost, recordCall } = countCost();
  const engine = chooseText(config.aiText, {
    clock: systemClock,
    log: createLog({ level: 'silent', pretty: false }),
    images: createImagesService(),
    // Whoever types the command wants the calls that it makes.
    admit: () => Promise.resolve(),
    recordCall,
    timeoutMs: config.aiTimeoutMs,
    review: config.aiReview,
  });
  return evaluate(engine, cost, options);
}
