import { isIP } from 'node:net';
import { StartError } from './platform/start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const bad = (name: string, wanted: string): StartError => new StartError(`The setting ${name} ${wanted}.`);

/** What the proxy library knows by name. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return namedRanges.has(text);
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Reads settings by name; each reader either gives a checked value or stops the start with a sentence that names the setting. */
export class SettingsReader {
  #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  find(name: string): string | null {
    const value = this.#environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  text(name: string, fallback: string): string {
    return this.find(name) ?? fallback;
  }

  integer(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const value = this.find(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw bad(name, `must be a whole number from ${min} to ${max}, not "${value}"`);
    }
    return number;
  }

  fraction(name: string, fallback: number): number {
    const value = this.find(name) ?? String(fallback);
    if (!/^(?:0?\.\d+|[01](?:\.0+)?)$/.test(value))
      throw bad(name, `must be a number from 0 to 1, not "${value}"`);
    return Number(value);
  }

  toggle(name: string, fallback: boolean): boolean {
    const value = this.find(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (['off', 'false', '0', 'no'].includes(value)) return false;
    throw bad(name, `must be on or off, not "${value}"`);
  }

  choice<const C extends string>(name: string, choices: readonly C[]): C | null {
    const value = this.find(name);
    if (value === null) return null;
    const chosen = choices.find((choice) => choice === value.toLowerCase());
    if (!chosen) throw bad(name, `must be one of ${choices.join(', ')}, not "${value}"`);
    return chosen;
  }

  url(name: string, protocols: readonly string[]): string | null {
    const value = this.find(name);
    if (value === null) return null;
    const protocol = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : '';
    if (!protocols.includes(protocol))
      throw bad(
        name,
        `must be an address that begins with ${protocols.map((each) => `${each}://`).join(' or ')}`,
      );
    return value;
  }

  /** Addresses and ranges of a network, separated by commas. */
  addresses(name: string): string[] {
    const all = (this.find(name) ?? '').split(',').flatMap((each) => each.trim() || []);
    const wrong = all.find((each) => !isAddressOrRange(each));
    if (wrong !== undefined)
      throw bad(name, `must be addresses such as 127.0.0.1 or 172.18.0.0/16, not "${wrong}"`);
    return all;
  }

  /** Such as `key=value,other=value`, the values percent-encoded. What is said of a bad one holds no value: it may be secret. */
  pairs(name: string): Record<string, string> {
    const all = (this.find(name) ?? '').split(',').filter((each) => each.trim() !== '');
    return Object.fromEntries(all.map((each) => this.#pair(name, each)));
  }

  #pair(name: string, text: string): [string, string] {
    const [, key, value] = /^\s*([^\s=]+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
    const plain = value === undefined ? null : decoded(value);
    if (!key || plain === null) throw bad(name, 'must be names and values such as key=value,other=value');
    return [key, plain];
  }

  requireTogether(names: readonly string[]): void {
    const missing = names.filter((name) => this.find(name) === null);
    if (missing.length > 0 && missing.length < names.length) {
      throw bad(missing[0] ?? '', `is missing: ${names.join(', ')} are needed together`);
    }
  }

  /** An error to throw for a rule that takes several settings to see. */
  refuse(name: string, wanted: string): StartError {
    return bad(name, wanted);
  }
}
