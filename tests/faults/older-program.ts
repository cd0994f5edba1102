import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '#tests/deploy/run-tool.ts';
import { projectRoot } from '#tests/support/started-server.ts';

const git = async (...words: string[]): Promise<string> =>
  (await runTool('git', words, { cwd: projectRoot })).trim();

const journalFile = 'migrations/meta/_journal.json';

/** How a history of migrations reads: what has the same ones so far begins alike. */
function stepsOf(journal: string): string[] {
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) => `${when} ${tag}`);
}

/** A release, or else the newest commit, whose migrations are those of today without the newest. */
async function findOlder(): Promise<string> {
  const before = stepsOf(readFileSync(path.join(projectRoot, journalFile), 'utf8')).slice(0, -1);
  const tags = await git('tag', '--merged', 'HEAD', '--sort=-creatordate');
  const commits = await git('log', '--format=%H', '--', journalFile);
  for (const name of `${tags}\n${commits}`.split('\n').filter(Boolean)) {
    const steps = await git('show', `${name}:${journalFile}`).then(stepsOf, () => []);
    if (steps.join() === before.join()) return git('rev-parse', `${name}^{commit}`);
  }
  throw new Error('the history has none with one migration less; it may have to be fetched whole');
}

/** The program before the newest migration, out of this project's own history; it is built by its first start. */
export async function olderProgram(): Promise<{ root: string; commit: string }> {
  const commit = await findOlder().catch((error: Error) => {
    throw new Error(`There is no older program to be had: ${error.message}`, { cause: error });
  });
  const root = path.join(projectRoot, '.cache/older', commit);
  if (existsSync(path.join(root, 'package.json'))) return { root, commit };
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const archive = `${root}.tar`;
  await git('archive', '--output', archive, commit);
  await runTool('tar', ['-xf', archive, '-C', root]);
  rmSync(archive);
  const lockOf = (folder: string): string => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const modules = 'node_modules';
  if (lockOf(root) === lockOf(projectRoot))
    symlinkSync(path.join(projectRoot, modules), path.join(root, modules));
  else await runTool('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
  return { root, commit };
}
