import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runCommand } from '#tests/support/provision/run-command.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { until } from '#tests/support/until.ts';
import type { ResolvedFile, Resolved } from '#tests/deploy/resolve-compose.ts';
import type { InNetwork } from './network.ts';
import { programOf } from './programs.ts';
import type { Place, Program } from './programs.ts';

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** Where a path of our image lies here. */
const here = (word: string): string => word.replace(/^\/app\//, `${projectRoot}/`);

/** The services of a compose file as plain processes, each in its own network, begun and judged as the file says. */
export class Composed {
  #file: ResolvedFile;
  #place: Place;
  #inNetwork: InNetwork;
  #programs = new Map<string, Program>();
  #running = new Map<string, Running>();

  constructor(file: ResolvedFile, place: Place, inNetwork: InNetwork) {
    this.#file = file;
    this.#place = place;
    this.#inNetwork = inNetwork;
  }

  /** Whoever waits for others begins when these are healthy, or done. */
  async startAll(): Promise<void> {
    const begun = new Map<string, Promise<void>>();
    const begin = (name: string): Promise<void> => {
      const known = begun.get(name) ?? this.#startAfter(name, begin);
      begun.set(name, known);
      return known;
    };
    await Promise.all(Object.keys(this.#file.services).map(begin));
  }

  async #startAfter(name: string, begin: (name: string) => Promise<void>): Promise<void> {
    await Promise.all(Object.keys(this.#service(name).depends_on ?? {}).map(begin));
    await this.start(name);
  }

  async start(name: string): Promise<void> {
    const service = this.#service(name);
    const program = this.#programs.get(name) ?? (await programOf(service, this.#place));
    this.#programs.set(name, program);
    const running = this.#launch(name, program);
    if (service.healthcheck) await this.#untilHealthy(name, service, running);
    else await this.#untilDone(name, running);
  }

  /** As an engine stops a container; gives the exit code. */
  async stop(name: string): Promise<number | null> {
    const { child } = this.#running.get(name) ?? {};
    if (!child) throw new Error(`${name} does not run`);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }

  output(name: string): string {
    return this.#running.get(name)?.output() ?? '';
  }

  #service(name: string): Resolved {
    const service = this.#file.services[name];
    if (!service) throw new Error(`there is no ${name}`);
    return service;
  }

  #environment(env: Program['env']): NodeJS.ProcessEnv {
    const programs = [path.dirname(process.execPath), this.#place.postgres, process.env.PATH];
    return { PATH: programs.join(':'), HOME: this.#place.folder, ...env };
  }

  #launch(name: string, { command, env }: Program): Running {
    const [program, ...words] = this.#inNetwork(name, command);
    const child = spawn(program, words, {
      cwd: '/',
      env: this.#environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const running = { child, output: () => said.slice(-3_000) };
    this.#running.set(name, running);
    return running;
  }

  async #untilHealthy(name: string, { healthcheck }: Resolved, { child, output }: Running): Promise<void> {
    const [kind, ...command] = healthcheck?.test ?? [];
    if (kind !== 'CMD') throw new Error(`${name} is asked by ${kind}, which is not known here`);
    const [program, ...words] = this.#inNetwork(name, command.map(here));
    const env = this.#environment(this.#programs.get(name)?.env ?? {});
    await until(
      `${name} to be healthy`,
      async () => {
        if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output()}`);
        return (await runCommand(program, words, { env })).code === 0;
      },
      { seen: output, longestMs: 90_000 },
    );
  }

  async #untilDone(name: string, { child, output }: Running): Promise<void> {
    if (child.exitCode === null) await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}: ${output()}`);
  }
}
