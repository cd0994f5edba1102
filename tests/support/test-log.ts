import { Writable } from 'node:stream';
import { createLog } from '#server/platform/log.ts';
import { RecentProblems } from '#server/platform/recent-problems.ts';
import type { Log } from '#server/platform/log.ts';

export interface LogLine {
  level: number;
  msg: string;
  [field: string]: unknown;
}

const errorLevel = 50;

interface TestLog {
  log: Log;
  lines: LogLine[];
  errors(): LogLine[];
}

/** Keeps every line, so that a test can look at them and an unexpected error fails it. */
export function createTestLog(recentProblems = new RecentProblems()): TestLog {
  const lines: LogLine[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as LogLine);
      done();
    },
  });
  return {
    log: createLog({ level: 'debug', pretty: false, destination, recentProblems }),
    lines,
    errors: () => lines.filter((line) => line.level >= errorLevel),
  };
}
