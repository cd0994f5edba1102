import dns from 'node:dns/promises';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { traced } from '#server/platform/tracing/trace.ts';
import { isPublicAddress } from './public-address.ts';

interface OutsideCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

/** How it went: what was answered, or why nothing was. */
export type OutsideAnswer = { status: number } | { problem: OutsideProblem };
type OutsideProblem = 'not-https' | 'not-public' | 'not-found' | 'timeout' | 'certificate' | 'no-answer';

/** Sends words of ours to an address that somebody else chose. */
export type CallOutside = (call: OutsideCall) => Promise<OutsideAnswer>;

interface OutsideParts {
  timeoutMs?: number;
  /** The addresses of a name. */
  resolve?: (host: string) => Promise<readonly string[]>;
  isAllowed?: (address: string) => boolean;
  /** Who else may vouch for certificates. */
  ca?: string;
}

class Refused extends Error {
  readonly problem: OutsideProblem;

  constructor(problem: OutsideProblem) {
    super(problem);
    this.problem = problem;
  }
}

const resolveAll = async (host: string): Promise<string[]> =>
  (await dns.lookup(host, { all: true })).map(({ address }) => address);

const certificateProblem = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|SSL|TLS/;

function problemOf(error: unknown, signal: AbortSignal): OutsideProblem {
  if (error instanceof Refused) return error.problem;
  if (signal.aborted) return 'timeout';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not-found';
  return certificateProblem.test(code) ? 'certificate' : 'no-answer';
}

/** Where a name leads; refused when any of it is not for everybody, so that no second answer can be another one. */
async function findAddresses(
  hostname: string,
  { resolve = resolveAll, isAllowed = isPublicAddress }: OutsideParts,
): Promise<readonly string[]> {
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(literal) ? [literal] : await resolve(literal);
  if (addresses.length === 0) throw new Refused('not-found');
  if (!addresses.every((address) => isAllowed(address))) throw new Refused('not-public');
  return addresses;
}

/** The connection goes to what was looked at, whatever the name leads to by then. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

function post(
  { headers, body }: OutsideCall,
  { url, signal, options }: { url: URL; signal: AbortSignal; options: https.RequestOptions },
): Promise<OutsideAnswer> {
  return new Promise((answer, fail) => {
    const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const request = https.request(url, { ...options, method: 'POST', headers: sent, signal, agent: false });
    request.on('response', (response) => {
      answer({ status: response.statusCode ?? 0 });
      // What it says is nothing to us, however much it is.
      response.destroy();
    });
    request.on('error', fail);
    request.end(body);
  });
}

/** https only, to public addresses only, to the very ones that were looked at, followed nowhere else, for a few seconds. */
export function createOutsideCaller(parts: OutsideParts = {}): CallOutside {
  const { timeoutMs = 5_000 } = parts;
  return (call) =>
    traced({ kind: 'client', name: 'webhook', attributes: {} }, async (span) => {
      const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await callWithin(signal, call, parts);
      if ('status' in answer) span?.tell({ 'http.response.status_code': answer.status });
      else span?.fail(answer.problem);
      return answer;
    });
}

async function callWithin(
  signal: AbortSignal,
  call: OutsideCall,
  parts: OutsideParts,
): Promise<OutsideAnswer> {
  try {
    const url = new URL(call.url);
    if (url.protocol !== 'https:') throw new Refused('not-https');
    const addresses = await findAddresses(url.hostname, parts);
    const options = { lookup: pinnedTo(addresses), ...(parts.ca ? { ca: parts.ca } : {}) };
    return await post(call, { url, signal, options });
  } catch (error) {
    call.signal.throwIfAborted();
    return { problem: problemOf(error, signal) };
  }
}
