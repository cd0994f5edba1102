import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';
import type { TestReport } from './tally.ts';

interface Outcome {
  readonly name: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly skip?: string | boolean | undefined;
  readonly todo?: string | boolean | undefined;
  readonly details: {
    readonly type?: string | undefined;
    readonly duration_ms?: number;
    readonly error?: Error & { failureType?: string };
  };
}

function place(test: Pick<Outcome, 'file' | 'line'>): string {
  return test.file ? ` (${test.file}:${test.line ?? 1})` : '';
}

/** With its time and file, so that a run can say where its time went. */
function passed(name: string, { file, details }: Outcome): TestReport {
  return { kind: 'passed', name, ...(file === undefined ? {} : { file }), ms: details.duration_ms ?? 0 };
}

function reportOf(kind: 'passed' | 'failed', test: Outcome): TestReport | undefined {
  const name = `${test.name}${place(test)}`;
  if (test.skip !== undefined && test.skip !== false)
    return { kind: 'not-run', name, details: 'was skipped' };
  if (test.todo !== undefined && test.todo !== false)
    return { kind: 'not-run', name, details: 'is only marked as to do' };
  // Node counts a file without tests as one passed test of the file's name.
  if (kind === 'passed' && test.name === test.file)
    return { kind: 'not-run', name: test.name, details: 'holds no test' };
  if (kind === 'passed') return test.details.type === 'suite' ? undefined : passed(name, test);
  const { error } = test.details;
  // The tests inside have been reported already.
  if (error?.failureType === 'subtestsFailed') return undefined;
  return { kind, name, details: inspect(error?.cause ?? error, { depth: 6 }) };
}

/** Suites end with the last test in them. */
function begun(test: Pick<Outcome, 'name' | 'file' | 'line'> & { type?: string }): TestReport | undefined {
  return test.type === 'suite' ? undefined : { kind: 'begun', name: `${test.name}${place(test)}` };
}

export const REPORTS_VARIABLE = 'GLUEBIRD_TEST_REPORTS';

const reports = process.env[REPORTS_VARIABLE];
// Processes that a test forks inherit our arguments and environment; what they do is no report of ours.
delete process.env[REPORTS_VARIABLE];

/** Writes one JSON line per test for the process that started us, at once: a test may end this process. */
// oxlint-disable-next-line import/no-default-export -- the test runner loads its reporters by their default export
export default async function* lineReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    let report: TestReport | undefined;
    if (event.type === 'test:dequeue') report = begun(event.data);
    else if (event.type === 'test:pass') report = reportOf('passed', event.data);
    else if (event.type === 'test:fail') report = reportOf('failed', event.data);
    else if (event.type === 'test:summary' && event.data.file === undefined) report = { kind: 'finished' };
    if (report && reports) appendFileSync(reports, `${JSON.stringify(report)}\n`);
  }
  yield '';
}
