import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#tests/support/started-server.ts';
import type { Service } from './read-compose.ts';
import { runTool } from './run-tool.ts';

/** A service with every variable filled in and every path made whole. */
export interface Resolved extends Omit<Service, 'volumes'> {
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly networks?: Readonly<Record<string, { ipv4_address?: string }>>;
}

export interface ResolvedFile {
  readonly services: Readonly<Record<string, Resolved>>;
  readonly networks?: Readonly<
    Record<string, { ipam: { config: { subnet?: string; ip_range?: string }[] } }>
  >;
}

/** What it writes to be read again by itself: a dollar stands twice. */
const withDollars = (text: string): string => text.replaceAll('$$', '$');

/**
 * A compose file as docker-compose itself understands it, in a copy of its folder with the example of the settings filled
 * in. It needs no daemon for that.
 */
export async function resolveCompose(
  folder: string,
  copy: string,
  filled: Readonly<Record<string, string>>,
): Promise<ResolvedFile> {
  cpSync(path.join(projectRoot, 'deploy'), copy, { recursive: true });
  const here = path.join(copy, path.basename(folder));
  const example = readFileSync(path.join(here, 'env.example'), 'utf8');
  const settings = example.replaceAll(/^(\w+)=(.*)$/gm, (line, name: string) =>
    name in filled ? `${name}=${filled[name]}` : line,
  );
  writeFileSync(path.join(here, '.env'), settings);
  const { PATH, HOME } = process.env;
  const text = await runTool('docker-compose', ['config'], { cwd: here, env: { PATH, HOME } });
  return parse(withDollars(text)) as ResolvedFile;
}
