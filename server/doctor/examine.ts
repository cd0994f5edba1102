import { setTimeout as sleep } from 'node:timers/promises';
import { redactText } from '#server/platform/log.ts';

/** Fine, worth knowing, or in need of somebody. */
export type Finding = { mark: 'fine' | 'note' | 'bad'; text: string };

export const fine = (text: string): Finding => ({ mark: 'fine', text });
export const note = (text: string): Finding => ({ mark: 'note', text });
export const bad = (text: string): Finding => ({ mark: 'bad', text });

export interface Check {
  name: string;
  /** What throws is bad; the error's message says how. */
  run: (signal: AbortSignal) => Promise<Finding> | Finding;
}

export interface Examination {
  healthy: boolean;
  findings: (Finding & { name: string })[];
  /** One line for each check. */
  text: string;
}

const signs = { fine: '✓', note: '–', bad: '✗' } as const;
const nameWidth = 14;

const sentenceOf = (error: unknown): string => {
  const text = error instanceof Error && error.message ? error.message : String(error);
  return redactText(text.replaceAll(/\s+/g, ' ').trim());
};

/** Not every library stops when it is told to, so the clock has the last word. */
async function runWithin({ run }: Check, limitMs: number): Promise<Finding> {
  const done = new AbortController();
  const tooLong = async (): Promise<Finding> => {
    await sleep(limitMs, undefined, { signal: done.signal, ref: false });
    return bad(`no answer within ${Math.round(limitMs / 1000)} s`);
  };
  try {
    return await Promise.race([run(AbortSignal.timeout(limitMs)), tooLong()]);
  } catch (error) {
    return bad(sentenceOf(error));
  } finally {
    done.abort();
  }
}

export const lineOf = (name: string, { mark, text }: Finding): string =>
  `${signs[mark]} ${name.padEnd(nameWidth)}${text}`;

/** Runs every check, whatever the others find. */
export async function examine(checks: readonly Check[], limitMs: number): Promise<Examination> {
  const findings = await Promise.all(
    checks.map(async (check) => ({ name: check.name, ...(await runWithin(check, limitMs)) })),
  );
  return {
    healthy: findings.every(({ mark }) => mark !== 'bad'),
    findings,
    text: findings.map((finding) => lineOf(finding.name, finding)).join('\n'),
  };
}
