import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { startForReal, type EndedStart, type StartedServer } from './started-server.ts';

/** Everything that these tests start keeps its data in here, and is gone after them. */
export const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-boot-'));

export const running = new Set<StartedServer>();

after(async () => {
  for (const server of running) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

export async function start(dataDir: string): Promise<StartedServer> {
  const server = await startForReal({ settings: { PORT: '0', DATA_DIR: dataDir } });
  running.add(server);
  return server;
}

/** What the server itself said; npm adds its own lines around it. */
export function sentences({ stderr }: EndedStart): string[] {
  return stderr.split('\n').filter((line) => line.trim() && !line.startsWith('npm '));
}

/** One sentence is one line that a person can read: no stack, no object. */
export function assertRefused(ended: EndedStart, sentence: RegExp): void {
  assert.notEqual(ended.code, 0);
  const said = sentences(ended);
  assert.equal(said.length, 1, `said on stderr: ${ended.stderr}`);
  assert.match(said[0] ?? '', sentence);
  assert.match(said[0] ?? '', /^[A-Z].*\.$/);
}

export function post(origin: string, at: string, body: object): Promise<Response> {
  return fetch(origin + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const account = {
  email: 'robin@example.test',
  displayName: 'robin.paper',
  password: 'glue-and-paper-7',
};
