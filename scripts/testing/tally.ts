export interface Failure {
  readonly name: string;
  readonly details: string;
}

/** What one step of the run came to. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** What passed, where that is worth telling. */
  readonly names?: readonly string[];
  /** Everything the step's processes printed; shown when the step failed. */
  readonly output: string;
  /** A remark for the step's line: which server, which browser. */
  readonly note?: string;
  /** What failed at first and passed when it was tried again, with all that is known of it. */
  readonly unsteady?: string;
}

/** One event of a test process, one JSON line each. */
export type TestReport =
  | { readonly kind: 'begun'; readonly name: string }
  | { readonly kind: 'passed'; readonly name: string; readonly file?: string; readonly ms?: number }
  | { readonly kind: 'failed'; readonly name: string; readonly details: string }
  | { readonly kind: 'not-run'; readonly name: string; readonly details: string }
  | { readonly kind: 'finished' };

/** Those that began and did not end, the last one first: what hangs is among them. */
export function unfinished(reports: readonly TestReport[]): string[] {
  const ended = new Set(
    reports.flatMap((each) => ('name' in each && each.kind !== 'begun' ? [each.name] : [])),
  );
  const begun = reports.flatMap((each) =>
    each.kind === 'begun' && !ended.has(each.name) ? [each.name] : [],
  );
  return begun.toReversed();
}

/** Counts the reports of a test process. A test that did not run has not passed: skipped and todo tests are failures. */
export function tallyReports(reports: readonly TestReport[], exitCode: number, output: string): Tally {
  const names = reports.flatMap((report) => (report.kind === 'passed' ? [report.name] : []));
  const passed = names.length;
  const failures: Failure[] = reports.flatMap((report) =>
    report.kind === 'failed' || report.kind === 'not-run'
      ? [{ name: report.name, details: report.details }]
      : [],
  );
  if (!reports.some(({ kind }) => kind === 'finished')) {
    failures.push({
      name: 'the test process',
      details: `ended before its tests did (exit code ${exitCode})`,
    });
  } else if (passed + failures.length === 0) {
    failures.push({ name: 'the test process', details: 'ran no test at all' });
  } else if (exitCode !== 0 && failures.length === 0) {
    failures.push({
      name: 'the test process',
      details: `all tests passed, but it ended with exit code ${exitCode}`,
    });
  }
  return { passed, failures, names, output };
}

export function tallyCheck(name: string, exitCode: number, output: string): Tally {
  if (exitCode === 0) return { passed: 1, failures: [], output };
  return { passed: 0, failures: [{ name, details: `exit code ${exitCode}` }], output };
}
