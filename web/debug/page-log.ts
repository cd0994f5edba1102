export interface LoggedRequest {
  kind: 'request';
  /** Milliseconds since the document began. */
  at: number;
  /** Null where the browser does not tell, as on pages without https. */
  method: string | null;
  path: string;
  /** 0 when no answer came. */
  status: number;
  ms: number;
  requestId: string | null;
}

interface LoggedError {
  kind: 'error';
  at: number;
  text: string;
}

export type LogEntry = LoggedRequest | LoggedError;

type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'duration' | 'responseStatus' | 'serverTiming'
>;

/** The server says in `Server-Timing` what browsers do not keep of a request: `GET` and its id. */
const timingName = 'request';

/** Null for pictures, scripts and whatever else is not a call. */
export function requestOf(timing: Timing, origin: string): LoggedRequest | null {
  const { origin: asked, pathname, search } = new URL(timing.name);
  if (timing.initiatorType !== 'fetch' || asked !== origin || !pathname.startsWith('/api/')) return null;
  const said = timing.serverTiming.find(({ name }) => name === timingName)?.description ?? '';
  const [method, requestId] = said.split(' ');
  return {
    kind: 'request',
    at: timing.startTime,
    method: method || null,
    path: pathname + search,
    status: timing.responseStatus,
    ms: Math.round(timing.duration),
    requestId: requestId || null,
  };
}

export const isFailure = (entry: LogEntry): boolean =>
  entry.kind === 'error' || entry.status === 0 || entry.status >= 400;

const clockOf = (at: number): string => new Date(performance.timeOrigin + at).toISOString().slice(11, 23);

/** One line, as it is copied. */
export function lineOf(entry: LogEntry): string {
  if (entry.kind === 'error') return `${clockOf(entry.at)} error ${entry.text}`;
  const { at, method, path, status, ms, requestId } = entry;
  return `${clockOf(at)} ${method ?? '?'} ${path} ${status} ${ms} ms ${requestId ?? ''}`.trimEnd();
}

/** What the page has asked for, from its very beginning, and what went wrong since somebody first looked. Newest first. */
class PageLog {
  #entries: readonly LogEntry[] = [];
  #listeners = new Set<() => void>();

  constructor() {
    new PerformanceObserver((list) => {
      const timings = list.getEntries() as PerformanceResourceTiming[];
      this.#add(timings.flatMap((timing) => requestOf(timing, location.origin) ?? []));
    }).observe({ type: 'resource', buffered: true });
    addEventListener('error', ({ message }) => this.#addError(message));
    addEventListener('unhandledrejection', ({ reason }) => this.#addError(String(reason)));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly LogEntry[] => this.#entries;

  clear(): void {
    this.#settle([]);
  }

  #addError(text: string): void {
    this.#add([{ kind: 'error', at: performance.now(), text }]);
  }

  #add(entries: readonly LogEntry[]): void {
    if (entries.length > 0) this.#settle([...entries, ...this.#entries].sort((a, b) => b.at - a.at));
  }

  #settle(entries: readonly LogEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

export const createPageLog = (): PageLog => new PageLog();
