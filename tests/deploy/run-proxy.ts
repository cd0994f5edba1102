import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lendProgram, ownFolder, type Lent } from '#tests/browsers/lend-program.ts';
import { freePort } from '#tests/support/provision/free-port.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { requireTools } from './require-tools.ts';
import { runTool } from './run-tool.ts';

interface Proxy {
  /** What visitors type. */
  readonly origin: string;
  /** Whose word browsers take for it. */
  readonly certificate: () => string;
  readonly program: Lent;
}

const page = (name: string): string => path.join(projectRoot, 'deploy/proxies', name);

async function startCaddy(backend: string): Promise<Proxy> {
  await requireTools('caddy');
  const port = await freePort();
  const folder = ownFolder('caddy');
  const file = path.join(folder, 'Caddyfile');
  // What belongs to this machine: no redirects from a port that is another's, no certificate for everybody here.
  const here = `{\n\tauto_https disable_redirects\n\tskip_install_trust\n\tadmin off\n}\n`;
  writeFileSync(file, `${here}import ${page('Caddyfile')}\n`);
  const origin = `https://localhost:${port}`;
  const program = lendProgram(folder, ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], {
    DOMAIN: `localhost:${port}`,
    NODES: new URL(backend).host,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  const root = path.join(folder, 'caddy/pki/authorities/local/root.crt');
  return { origin, certificate: () => readFileSync(root, 'utf8'), program };
}

/** What an operator writes into the page, and what is written here. */
function adapt(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`the page does not say "${from}"`);
    return adapted.replaceAll(from, to);
  }, text);
}

async function startNginx(backend: string): Promise<Proxy> {
  await requireTools('nginx', 'openssl');
  const [port, plainPort] = [await freePort(), await freePort()];
  const folder = ownFolder('nginx');
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  await runTool('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...files,
    ...subject,
  ]);
  mkdirSync(path.join(folder, 'sites'));
  const site = adapt(readFileSync(page('nginx.conf'), 'utf8'), {
    '/etc/letsencrypt/live/crafts.example.org/fullchain.pem': certificate,
    '/etc/letsencrypt/live/crafts.example.org/privkey.pem': key,
    'crafts.example.org': 'localhost',
    '127.0.0.1:3000': new URL(backend).host,
    'listen 80;': `listen ${plainPort};`,
    'listen 443 ': `listen ${port} `,
  });
  writeFileSync(path.join(folder, 'sites/gluebird.conf'), site);
  const inFolder = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // As Debian's own: compresses unless a site says no.
  const main = `user root; daemon off; pid ${folder}/pid; error_log stderr notice; events {}
http { access_log off; gzip on; ${inFolder} include ${folder}/sites/*.conf; }`;
  writeFileSync(path.join(folder, 'nginx.conf'), main);
  const program = lendProgram(folder, ['nginx', '-c', path.join(folder, 'nginx.conf')]);
  return {
    origin: `https://localhost:${port}`,
    certificate: () => readFileSync(certificate, 'utf8'),
    program,
  };
}

export const proxies = { Caddy: startCaddy, nginx: startNginx };
