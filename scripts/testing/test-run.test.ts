import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseSteps } from './choose-steps.ts';
import { inParts } from './in-parts.ts';
import { runLanes } from './run-lanes.ts';
import { runTests } from './run-step.ts';
import { wasInVain, withSecondTry } from './second-try.ts';
import type { Step } from './step.ts';
import type { Tally } from './tally.ts';
import { findTestFiles } from './test-files.ts';
import { until } from '#tests/support/until.ts';
import { runOnEveryChange } from './watch.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-test-run-'));
after(() => rmSync(folder, { recursive: true }));

function testFile(name: string, body: string): string {
  const file = path.join(folder, `${name}.test.mjs`);
  writeFileSync(
    file,
    `import { test, describe, before } from 'node:test';\nimport assert from 'node:assert';\n${body}`,
  );
  return file;
}

const outcome = async (files: readonly string[], timeoutMs = 20_000): Promise<[number, string[]]> => {
  const { passed, failures } = await runTests({ files, timeoutMs });
  return [
    passed,
    failures.map(({ name, details }) => `${name.replace(/ \(.*/, '')}: ${details.split('\n')[0]}`),
  ];
};

describe('a test step', () => {
  test('counts every single test', async () => {
    const file = testFile(
      'good',
      `describe('s', () => { test('a', () => {}); test('b', () => {}); }); test('c', () => {});`,
    );
    assert.deepEqual(await outcome([file]), [3, []]);
  });

  test('runs only the tests of some names, where that is asked for', async () => {
    const file = testFile('named', `test('a (b)', () => {}); test('a', () => {}); test('b', () => {});`);
    const { names } = await runTests({ files: [file], titles: ['a (b)', 'b'], timeoutMs: 20_000 });
    assert.deepEqual(
      names?.map((name) => name.replace(/ \(\/.*/, '')),
      ['a (b)', 'b'],
    );
  });

  test('counts a failing test once, with its reason', async () => {
    const file = testFile(
      'bad',
      `describe('s', () => { test('a', () => {}); test('b', () => { assert.fail('no glue'); }); });`,
    );
    assert.deepEqual(await outcome([file]), [1, ['b: AssertionError [ERR_ASSERTION]: no glue']]);
  });

  test('does not pass by skipping', async () => {
    const file = testFile(
      'skips',
      `test('a', () => {}); test.skip('b', () => {}); test.todo('c'); test('d', (t) => t.skip());`,
    );
    assert.deepEqual(await outcome([file]), [
      1,
      ['b: was skipped', 'c: is only marked as to do', 'd: was skipped'],
    ]);
  });

  test('does not pass by skipping a whole suite', async () => {
    const file = testFile(
      'skips-suite',
      `test('a', () => {}); describe.skip('s', () => { test('b', () => {}); });`,
    );
    const [passed, failures] = await outcome([file]);
    assert.equal(passed, 1);
    assert.ok(failures.length > 0);
  });

  test('fails when a file holds no test', async () => {
    const good = testFile('beside-empty', `test('a', () => {});`);
    const file = testFile('empty', '');
    assert.deepEqual(await outcome([good, file]), [1, [`${file}: holds no test`]]);
  });

  test('counts tests that a shared suite declares', async () => {
    writeFileSync(
      path.join(folder, 'suite.mjs'),
      `import { test } from 'node:test';\nexport const suite = () => test('a', () => {});`,
    );
    assert.deepEqual(await outcome([testFile('driver', `import { suite } from './suite.mjs';\nsuite();`)]), [
      1,
      [],
    ]);
  });

  test('is not confused by a process that a test forks', async () => {
    const child = path.join(folder, 'child.mjs');
    writeFileSync(child, `process.exit(0);`);
    const fork = `const { fork } = await import('node:child_process'); const { once } = await import('node:events');`;
    const body = `test('a', () => {}); test('b', async () => { ${fork} await once(fork(${JSON.stringify(child)}, { silent: true }), 'exit'); });`;
    assert.deepEqual(await outcome([testFile('forks', body)]), [2, []]);
  });

  test('fails when there is no file', async () => {
    assert.deepEqual(await outcome([]), [0, ['the step: found no test file']]);
  });

  test('fails when a file cannot be loaded', async () => {
    const [passed, failures] = await outcome([
      testFile('good-again', `test('a', () => {});`),
      testFile('broken', `import './gone.mjs';`),
    ]);
    assert.equal(passed, 1);
    assert.match(failures.join(), /Cannot find module/);
  });

  test('fails when a hook fails', async () => {
    const file = testFile(
      'hook',
      `describe('s', () => { before(() => { throw new Error('no table'); }); test('a', () => {}); });`,
    );
    const [passed, failures] = await outcome([file]);
    assert.equal(passed, 0);
    assert.match(failures.join(), /no table/);
  });

  test('fails when the process ends half-way', async () => {
    const [, failures] = await outcome([
      testFile('exits', `test('a', () => {}); test('b', () => process.exit(0));`),
    ]);
    assert.ok(failures.length > 0);
  });

  test('fails when an error comes after the last test', async () => {
    const file = testFile(
      'late',
      `test('a', () => { setTimeout(() => { throw new Error('too late'); }, 50); });`,
    );
    const [, failures] = await outcome([file]);
    assert.ok(failures.length > 0);
  });

  test('fails when it does not come to an end', async () => {
    const [, failures] = await outcome(
      [testFile('hangs', `test('a', () => { setInterval(() => {}, 1000); });`)],
      1500,
    );
    assert.match(failures.join(), /was still running after 2 s, although its tests had ended/);
  });

  test('names the test that hangs', async () => {
    const file = testFile(
      'waits',
      `test('a', () => {}); test('never ends', () => new Promise(() => setInterval(() => {}, 1000)));`,
    );
    const [, failures] = await outcome([file], 1500);
    assert.match(failures.join(), /was still running after 2 s, in "never ends \(/);
  });
});

describe('the watch', () => {
  test('runs at once and again after each change, and ends when told to', async () => {
    const watched = mkdtempSync(path.join(folder, 'watched-'));
    const ending = new AbortController();
    let runs = 0;
    const watching = runOnEveryChange(
      async () => {
        runs += 1;
      },
      { folders: [watched], signal: ending.signal },
    );
    for (const run of [1, 2]) {
      await until(`run ${run}`, () => runs === run);
      writeFileSync(path.join(watched, `change-${run}.ts`), 'export {};');
    }
    await until('the last run', () => runs === 3);
    ending.abort();
    await watching;
    assert.equal(runs, 3);
  });
});

const passing: Tally = { passed: 1, failures: [], output: '' };
const failing: Tally = { passed: 0, failures: [{ name: 'x', details: 'y' }], output: '' };
const step = (name: string, more: Partial<Step> = {}): Step => ({ name, run: async () => passing, ...more });

describe('the lanes', () => {
  test('never run more steps at once than there are lanes', async () => {
    let running = 0;
    let most = 0;
    const busy = async (): Promise<Tally> => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      return passing;
    };
    await runLanes(
      ['a', 'b', 'c', 'd'].map((name) => step(name, { run: busy })),
      { lanes: 2, onFinished: () => {} },
    );
    assert.equal(most, 2);
  });

  test('fail a step whose ground is missing, without running it', async () => {
    let ran = false;
    const journeys = step('journeys', {
      after: ['build'],
      run: async () => {
        ran = true;
        return passing;
      },
    });
    const finished = await runLanes([step('build', { run: async () => failing }), journeys], {
      lanes: 2,
      onFinished: () => {},
    });
    assert.equal(ran, false);
    assert.equal(finished.find(({ name }) => name === 'journeys')?.tally.failures.length, 1);
  });

  test('turn a step that throws into a failure', async () => {
    const broken = step('api', { run: () => Promise.reject(new Error('no server')) });
    const [finished] = await runLanes([broken], { lanes: 1, onFinished: () => {} });
    assert.deepEqual(finished?.tally.failures, [{ name: 'api', details: 'no server' }]);
  });
});

describe('a step in parts', () => {
  test('has each file once, and its parts are about as long as each other', () => {
    const files = findTestFiles('test').journeys;
    const parts = inParts(3, { ...step('journeys', { after: ['build'] }), files });
    assert.deepEqual(
      parts.map((part) => [part.name, part.after]),
      [1, 2, 3].map((part) => [`journeys ${part}/3`, ['build']]),
    );
    const dealt = parts.map((part) => part.files ?? []);
    assert.deepEqual(dealt.flat().toSorted(), files.toSorted());
    const bytes = dealt.map((some) => some.reduce((sum, file) => sum + statSync(file).size, 0));
    assert.ok(Math.max(...bytes) < 1.2 * Math.min(...bytes), bytes.join(', '));
  });
});

describe('a second try', () => {
  const failed = (...names: string[]): Tally => ({
    passed: 3,
    failures: names.map((name) => ({ name, details: 'no popup' })),
    output: 'stood at /craft/1',
  });
  const files = ['tests/a.test.ts', 'tests/b.test.ts', 'tests/c.test.ts'];
  const tried = async (first: Tally, second: Tally = passing) => {
    const asked: (readonly string[])[] = [];
    const tally = await withSecondTry(
      files,
      async (some) => (asked.push(some), asked.length === 1 ? first : second),
    );
    return { tally, asked };
  };
  const lost = failed('prints (/home/tests/b.test.ts:15)');

  test('is given to the file of a journey that failed, and told', async () => {
    const { tally, asked } = await tried(lost);
    assert.deepEqual(asked, [files, ['tests/b.test.ts']]);
    assert.deepEqual([tally.passed, tally.failures], [4, []]);
    assert.match(tally.unsteady ?? '', /prints .*\nno popup\nstood at/);
  });
  test('is given to a lone file for what it runs from elsewhere, by its name', async () => {
    const asked: unknown[] = [];
    const first = failed('webkit: share, 390 light (/home/tests/walks.ts:19)');
    await withSecondTry(
      ['tests/a.test.ts'],
      async (...run) => (asked.push(run), asked.length === 1 ? first : passing),
    );
    assert.deepEqual(asked, [[['tests/a.test.ts']], [['tests/a.test.ts'], ['webkit: share, 390 light']]]);
  });
  test('does not help what fails again', async () => {
    const { tally, asked } = await tried(lost, lost);
    assert.equal(asked.length, 2);
    assert.deepEqual(tally, lost);
  });
  test('is given for a wait in vain alone, where that is asked for', async () => {
    const details = 'Error: waited 30 s in vain for a craft';
    const waited = { ...lost, failures: lost.failures.map(({ name }) => ({ name, details })) };
    const tries = async (first: Tally): Promise<number> => {
      let count = 0;
      await withSecondTry(files, async () => ((count += 1), count === 1 ? first : passing), wasInVain);
      return count;
    };
    assert.deepEqual([await tries(waited), await tries(lost)], [2, 1]);
    await assert.rejects(
      until('a craft', () => false, { longestMs: 1 }),
      (error: Error) => wasInVain({ name: '', details: `${error.name}: ${error.message}` }),
    );
  });
  test('is not given to many, nor to a process that ended', async () => {
    const many = failed(...files.map((file) => `x (/home/${file}:1)`));
    for (const first of [passing, many, failed('the test process')]) {
      const { tally, asked } = await tried(first);
      assert.equal(asked.length, 1);
      assert.equal(tally, first);
    }
  });
});

describe('choosing steps', () => {
  const steps = [
    step('lint'),
    step('api embedded', { files: ['server/a.test.ts', 'server/b.test.ts'] }),
    step('api postgres', { files: ['server/a.test.ts'] }),
  ];
  const chosen = (...words: string[]): unknown =>
    chooseSteps(steps, words).map(({ name, files }) => [name, files?.length]);

  test('takes all when nothing is asked for', () =>
    assert.deepEqual(chosen(), [
      ['lint', undefined],
      ['api embedded', 2],
      ['api postgres', 1],
    ]));
  test('goes by the beginning of a name', () =>
    assert.deepEqual(chosen('api'), [
      ['api embedded', 2],
      ['api postgres', 1],
    ]));
  test('goes by file where no step is called so', () =>
    assert.deepEqual(chosen('b.test'), [['api embedded', 1]]));
  test('narrows a chosen step to some files', () =>
    assert.deepEqual(chosen('api', 'a.test'), [
      ['api embedded', 1],
      ['api postgres', 1],
    ]));
  test('brings along what a chosen step needs before', () => {
    const journeys = step('journeys', { files: ['tests/journeys/c.test.ts'], after: ['build'] });
    const names = chooseSteps([journeys, step('build', {}), ...steps], ['c.test']).map(({ name }) => name);
    assert.deepEqual(names, ['build', 'journeys']);
  });
  test('chooses nothing for an unknown word', () => assert.deepEqual(chosen('nothing'), []));
});
