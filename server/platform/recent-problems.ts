import os from 'node:os';
import { errorTable } from '#contract/errors.ts';

/** A warning or an error of the log, without a word that came from outside. */
interface Problem {
  at: string;
  level: 'warn' | 'error';
  /** What the program says in such a case, always the same. */
  msg: string;
  error: ErrorFacts | null;
}

interface ErrorFacts {
  type: string;
  codes: string[];
  /** Where in this program, innermost first. */
  places: string[];
}

const most = 100;
const placesKept = 6;
const longestChain = 5;

/** Names that systems and programs give to what went wrong. Others could be anybody's. */
const knownCodes: ReadonlySet<string> = new Set([
  ...Object.keys(os.constants.errno),
  ...Object.keys(errorTable),
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENODATA',
  'ESERVFAIL',
  'EREFUSED',
  'EAUTH',
  'EENVELOPE',
  'ESOCKET',
  'ETLS',
  'EDNS',
  'ECONNECTION',
  'EMESSAGE',
  'EPROTOCOL',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
]);
const sqlState = /^\d[0-9A-Z]\d[0-9A-Z]{2}$/;
const typePattern = /^[A-Z]\w{0,30}(?:Error|Exception|Lost|Later|Refused)$/;
const placePattern = /\b((?:server|engine|contract)\/[\w./-]+\.ts:\d+)/;

/** The codes in a sentence and nothing else of it: such sentences name people, addresses and secrets. */
export const codesIn = (text: string): string[] => [
  ...new Set((text.match(/[A-Z][A-Z0-9_]+/g) ?? []).filter((word) => knownCodes.has(word))),
];

const codeOf = (error: Error): string[] => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlState.test(code) ? [code] : codesIn(code);
};

const placesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .flatMap((line) => placePattern.exec(line)?.[1] ?? []);

function chainOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let each: unknown = error; each instanceof Error && chain.length < longestChain; each = each.cause)
    chain.push(each);
  return chain;
}

function factsOf(error: unknown): ErrorFacts | null {
  if (!(error instanceof Error)) return null;
  const chain = chainOf(error);
  const codes = chain.flatMap((each) => [...codeOf(each), ...codesIn(each.message)]);
  return {
    type: typePattern.test(error.name) ? error.name : 'Error',
    codes: [...new Set(codes)],
    places: chain.flatMap(({ stack = '' }) => placesIn(stack)).slice(0, placesKept),
  };
}

/** The last warnings and errors of this process, for those who ask for help. */
export class RecentProblems {
  #kept: Problem[] = [];

  /** As the log is called: fields and words, or words alone. */
  note(level: Problem['level'], [first, second]: readonly unknown[]): void {
    const msg = [first, second].find((each) => typeof each === 'string') ?? '';
    const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
    this.#kept.push({ at: new Date().toISOString(), level, msg, error: factsOf(error) });
    if (this.#kept.length > most) this.#kept.shift();
  }

  get all(): readonly Problem[] {
    return this.#kept;
  }
}
