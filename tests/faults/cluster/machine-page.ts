import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#tests/support/provision/free-port.ts';
import { projectRoot } from '#tests/support/started-server.ts';

export const machines = ['alder', 'birch', 'cedar'] as const;
export type MachineName = (typeof machines)[number];

const addressOf = (machine: MachineName): string => `10.0.0.1${machines.indexOf(machine) + 1}`;

/** The ports that the pages name, of three machines which here are one. */
export class Ports {
  #given = new Map<string, number>();

  /** Those of a machine itself, and those that each has on loopback, of which one does here. */
  static async find(): Promise<Ports> {
    const ports = new Ports();
    for (const machine of machines)
      for (const port of [2379, 2380, 8008, 5432, 3000])
        ports.#given.set(`${addressOf(machine)}:${port}`, await freePort());
    for (const port of ['127.0.0.1:5000', '127.0.0.1:6432', ':8080'])
      ports.#given.set(port, await freePort());
    return ports;
  }

  /** The port that stands for one of a machine, or of loopback. */
  at(address: string): number {
    const port = this.#given.get(address);
    if (port === undefined) throw new Error(`no page names ${address}`);
    return port;
  }

  of(machine: MachineName, port: number): number {
    return this.at(`${addressOf(machine)}:${port}`);
  }

  adapt(text: string): string {
    const withChecks = text.replaceAll(
      /(10\.0\.0\.1\d):5432 check port (\d+)/g,
      (_all, address: string, check: string) =>
        `${address}:5432 check port ${this.at(`${address}:${check}`)}`,
    );
    const withPorts = [...this.#given].reduce(
      (adapted, [from, port]) =>
        adapted.replaceAll(new RegExp(`(?<![\\d.])${RegExp.escape(from)}\\b`, 'g'), `127.0.0.1:${port}`),
      withChecks,
    );
    return withPorts.replaceAll('10.0.0.0/24', '127.0.0.0/8').replaceAll(/10\.0\.0\.1\d/g, '127.0.0.1');
  }
}

/** What an operator does on the second and third machine. */
function asOn(machine: MachineName, text: string): string {
  const own = (line: string): string =>
    line.includes(addressOf('birch'))
      ? line
      : line.replaceAll(addressOf('alder'), addressOf(machine)).replace(/^name: alder$/, `name: ${machine}`);
  return text.split('\n').map(own).join('\n');
}

interface Page {
  name: string;
  machine: MachineName;
  /** What stands elsewhere here, by how the page says it. */
  changes?: Readonly<Record<string, string>>;
}

/** A page of `deploy/cluster` as it stands on a machine. */
export function pageFor(ports: Ports, { name, machine, changes = {} }: Page): string {
  const text = readFileSync(path.join(projectRoot, 'deploy/cluster', name), 'utf8');
  const changed = Object.entries(changes).reduce(
    (adapted, [from, to]) => {
      if (!adapted.includes(from)) throw new Error(`${name} does not say "${from}"`);
      return adapted.replaceAll(from, to);
    },
    asOn(machine, text),
  );
  return ports.adapt(changed);
}
