import { appendFileSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tests/support/started-server.ts';
import type { Resolved } from '#tests/deploy/resolve-compose.ts';
import { runTool } from '#tests/deploy/run-tool.ts';

/** What runs here in the place of a container. */
export interface Program {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Place {
  readonly folder: string;
  /** Where the programs of PostgreSQL lie. */
  readonly postgres: string;
}

/** The folder of this machine that a container has as `inside`. */
export function mounted({ volumes = [] }: Resolved, inside: string): string {
  const found = volumes.map((volume) => volume.split(':')).find(([, at]) => at === inside);
  if (!found?.[0]) throw new Error(`nothing is mounted at ${inside}`);
  return found[0];
}

function ownFolder(service: Resolved, inside: string): string {
  const folder = mounted(service, inside);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What the image sets by itself. */
function imageEnvironment(): Record<string, string> {
  const [, line = ''] = /^ENV (.*)$/m.exec(readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8')) ?? [];
  return Object.fromEntries(line.split(' ').map((each) => each.split('=')) as [string, string][]);
}

const node = (service: Resolved): Program => ({
  command: [process.execPath, path.join(projectRoot, 'scripts/start.mjs')],
  env: { ...imageEnvironment(), ...service.environment, DATA_DIR: ownFolder(service, '/data') },
});

/** PostgreSQL refuses to be root. */
const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'];

async function database(service: Resolved, { folder, postgres }: Place): Promise<Program> {
  const { POSTGRES_USER: user = '', POSTGRES_PASSWORD: password = '' } = service.environment ?? {};
  const data = path.join(ownFolder(service, '/var/lib/postgresql/data'), 'cluster');
  mkdirSync(data, { mode: 0o700 });
  const secret = path.join(folder, 'database-password');
  writeFileSync(secret, password, { mode: 0o600 });
  for (const each of [data, secret]) chownSync(each, nobody, nobody);
  const program = (name: string): string => path.join(postgres, name);
  const asked = [`--pgdata=${data}`, `--username=${user}`, `--pwfile=${secret}`, '--no-sync', '--no-locale'];
  await runTool(
    'setpriv',
    [...asNobody.slice(1), program('initdb'), ...asked, '--encoding=UTF8', '--auth=scram-sha-256'],
    { cwd: '/' },
  );
  appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const single = `echo 'create database "${user}"' | "$@" --single -D ${data} postgres`;
  await runTool('sh', ['-c', single, 'sh', ...asNobody, program('postgres')], { cwd: '/' });
  const own = ['listen_addresses=*', 'unix_socket_directories=', 'fsync=off'].flatMap((each) => ['-c', each]);
  return { command: [...asNobody, program('postgres'), '-D', data, ...own], env: {} };
}

/** The store that the tests have, in the place of the gateway: it checks every signature as that does. */
function store({ command = [], environment = {} }: Resolved): Program {
  const child = path.join(projectRoot, 'tests/deploy/two-nodes/store-child.ts');
  const port = command[command.indexOf('--port') + 1]?.slice(1) ?? '';
  return {
    command: [process.execPath, path.join(projectRoot, 'scripts/run.mjs'), child],
    env: { ...environment, PORT: port },
  };
}

function proxy(service: Resolved, { folder }: Place): Program {
  const file = path.join(folder, 'Caddyfile');
  // This machine is not to believe its certificates.
  writeFileSync(file, `{\n\tskip_install_trust\n}\nimport ${mounted(service, '/etc/caddy/Caddyfile')}\n`);
  return {
    command: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    env: {
      ...service.environment,
      XDG_DATA_HOME: ownFolder(service, '/data'),
      XDG_CONFIG_HOME: ownFolder(service, '/config'),
    },
  };
}

const itself = ({ entrypoint = [], command = [], environment = {} }: Resolved): Program => ({
  command: [...entrypoint, ...command],
  env: environment,
});

const byImage: [RegExp, (service: Resolved, place: Place) => Program | Promise<Program>][] = [
  [/^gluebird:/, node],
  [/^postgres:/, database],
  [/^versity\/versitygw:/, store],
  [/^caddy:/, proxy],
  [/^curlimages\/curl:/, itself],
];

export function programOf(service: Resolved, place: Place): Program | Promise<Program> {
  const [, make] = byImage.find(([pattern]) => pattern.test(service.image)) ?? [];
  if (!make) throw new Error(`nothing is known of ${service.image} here`);
  return make(service, place);
}
