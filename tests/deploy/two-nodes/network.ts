import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedFile } from '#tests/deploy/resolve-compose.ts';
import { runTool } from '#tests/deploy/run-tool.ts';

const ip = (...words: string[]): Promise<string> => runTool('ip', words);
const bridge = 'gluebird0';

/** How a program runs in the network of a service. */
export type InNetwork = (service: string, command: readonly string[]) => [string, ...string[]];

const inNetwork: InNetwork = (service, command) => ['ip', 'netns', 'exec', service, ...command];

interface Network {
  /** Of the visitor, who is no service; the second is another visitor's. */
  visitors: readonly [string, string];
  inNetwork: InNetwork;
}

function addressesOf({ services, networks }: ResolvedFile) {
  const { subnet = '', ip_range: range = '' } = networks?.default?.ipam.config[0] ?? {};
  const [beginning = ''] = /^\d+\.\d+\.\d+\./.exec(subnet) ?? [];
  let next = Number(range.split('/')[0]?.split('.')[3] ?? Number.NaN);
  const addresses = Object.entries(services).map(([name, { networks: own }]): [string, string] => [
    name,
    own?.default?.ipv4_address ?? `${beginning}${(next += 1)}`,
  ]);
  return { beginning, addresses: new Map(addresses) };
}

async function join(service: string, address: string): Promise<void> {
  const [outer, inner] = [`v-${service}`, 'eth0'];
  await ip('netns', 'add', service);
  await ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', service);
  await ip('link', 'set', outer, 'master', bridge, 'up');
  await ip('-n', service, 'address', 'add', `${address}/24`, 'dev', inner);
  await ip('-n', service, 'link', 'set', inner, 'up');
  await ip('-n', service, 'link', 'set', 'lo', 'up');
}

/**
 * The network of the file, as a container engine makes it: a bridge, and a namespace with an address of its own for each
 * service. To be called in a network and a mount namespace of one's own, with which all of it goes.
 */
export async function makeNetwork(
  file: ResolvedFile,
  { folder, domain }: { folder: string; domain: string },
): Promise<Network> {
  const { beginning, addresses } = addressesOf(file);
  mkdirSync('/run/netns', { recursive: true });
  await runTool('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  const visitors = [`${beginning}1`, `${beginning}9`] as const;
  await ip('link', 'set', 'lo', 'up');
  await ip('link', 'add', bridge, 'type', 'bridge');
  for (const visitor of visitors) await ip('address', 'add', `${visitor}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const [service, address] of addresses) await join(service, address);
  const hosts = path.join(folder, 'hosts');
  const lines = [...addresses].map(([service, address]) => `${address} ${service}`);
  const visited = `${addresses.get('proxy')} ${domain}`;
  writeFileSync(hosts, ['127.0.0.1 localhost', visited, ...lines, ''].join('\n'));
  await runTool('mount', ['--bind', hosts, '/etc/hosts']);
  return { visitors, inNetwork };
}
