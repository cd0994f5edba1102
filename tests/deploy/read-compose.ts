import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#tests/support/started-server.ts';

export interface Service {
  readonly image: string;
  readonly build?: string;
  readonly restart?: string;
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly init?: boolean;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
}

export interface ComposeFile {
  /** Below the project's folder. */
  readonly folder: string;
  readonly services: Readonly<Record<string, Service>>;
  /** The names that it takes from the file of settings. */
  readonly interpolated: readonly string[];
  /** What the example of that file sets. */
  readonly example: readonly string[];
}

const readText = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

export function readComposeFiles(): ComposeFile[] {
  return globSync('deploy/*/compose.yaml', { cwd: projectRoot }).map((file) => {
    const folder = path.dirname(file);
    const text = readText(file);
    const { services } = parse(text, { merge: true }) as Pick<ComposeFile, 'services'>;
    const example = readText(path.join(folder, 'env.example'));
    return {
      folder,
      services,
      interpolated: [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name),
      example: [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name),
    };
  });
}
