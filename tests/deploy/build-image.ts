import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '#server/platform/db/folder-lock.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { requireTools } from './require-tools.ts';
import { runTool } from './run-tool.ts';

/** Outlives a run: the system below the image and the tools that build it take minutes to make. */
const kept = path.join(tmpdir(), 'gluebird-image');
const base = 'docker.io/library/debian:bookworm-slim';
const tools = 'localhost/gluebird-tools';
const product = 'localhost/gluebird';

const buildah = (...args: string[]): Promise<string> =>
  runTool('buildah', ['--root', path.join(kept, 'root'), '--runroot', path.join(kept, 'run'), ...args], {
    // There need be no daemon, no user namespace and no network of its own.
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
  });

/** What Debian's slim image leaves out too. */
const notInSlim = [
  ...['doc', 'info', 'locale', 'man'].map((name) => `usr/share/${name}`),
  'var/cache/apt',
  'var/lib/apt/lists',
];

/** There may be no registry to fetch an image from, but whoever can install packages has Debian's own. */
async function makeBase(): Promise<void> {
  const sources = await runTool('apt-get', ['indextargets', '--format', '$(REPO_URI)']);
  const mirror = sources.split('\n').find((uri) => /\/debian\/?$/.test(uri)) ?? '';
  const folder = mkdtempSync(path.join(kept, 'base-'));
  try {
    await runTool('debootstrap', ['--variant=minbase', 'bookworm', folder, ...(mirror ? [mirror] : [])]);
    for (const left of notInSlim) rmSync(path.join(folder, left), { recursive: true, force: true });
    const container = (await buildah('from', 'scratch')).trim();
    await buildah('add', '--quiet', container, folder, '/');
    await buildah('commit', '--quiet', '--rm', container, base);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The build installs with what npm has here: its cache, and the certificates by which this machine reaches the registry. */
async function npmAsHere(): Promise<string[]> {
  const setting = async (name: string): Promise<string> => {
    const said = await runTool('npm', ['config', 'get', name]);
    // Its warnings come before.
    const answer = said.trim().split('\n').at(-1) ?? '';
    return ['null', 'undefined'].includes(answer) ? '' : answer;
  };
  const certificates = (await setting('cafile')) || (process.env.NODE_EXTRA_CA_CERTS ?? '');
  const inside = '/run/certificates.crt';
  const npmrc = path.join(kept, 'npmrc');
  const lines = [`registry=${await setting('registry')}`, 'prefer-offline=true'];
  writeFileSync(npmrc, [...lines, ...(certificates ? [`cafile=${inside}`] : [])].join('\n'));
  const cache = (await setting('cache')) || path.join(homedir(), '.npm');
  mkdirSync(cache, { recursive: true });
  const volumes = [`${npmrc}:/root/.npmrc:ro`, `${cache}:/root/.npm:rw`];
  return [...volumes, ...(certificates ? [`${certificates}:${inside}:ro`] : [])].flatMap((volume) => [
    '--volume',
    volume,
  ]);
}

interface ImageSettings {
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly StopSignal: string;
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface BuiltImage {
  /** Where the image's files lie. */
  readonly root: string;
  readonly settings: ImageSettings;
  remove(): Promise<void>;
}

async function buildProduct(): Promise<BuiltImage> {
  // What a run that was ended by force has left.
  await buildah('rm', '--all');
  const known = await buildah('images', '--format', '{{.Name}}:{{.Tag}}');
  if (!known.includes(base)) await makeBase();
  const build = ['build', '--layers', '--format', 'docker', '--pull-never', ...(await npmAsHere())];
  await buildah(...build, '--target', 'tools', '--tag', tools, projectRoot);
  await buildah(...build, '--tag', product, projectRoot);
  const container = (await buildah('from', '--pull-never', product)).trim();
  const root = (await buildah('mount', container)).trim();
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', product));
  const remove = async (): Promise<void> => {
    await buildah('rm', container);
    await buildah('rmi', product);
    await buildah('rmi', '--prune');
  };
  return { root, settings: Docker.config, remove };
}

/** Builds the image from the real Dockerfile, one run of this machine at a time. */
export async function buildImage(): Promise<BuiltImage> {
  await requireTools('buildah', 'debootstrap', 'unshare', 'setpriv');
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const lock = lockFolder(path.join(kept, 'lock'));
  if (!lock) throw new Error(`another run builds the image in ${kept}: wait until it is done`);
  const image = await buildProduct();
  return { ...image, remove: () => image.remove().finally(() => lock.release()) };
}
