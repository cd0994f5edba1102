import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';

/** Whoever waits this long and hears nothing is worth asking about. */
const silentAfterMs = 3_000;
const lookEveryMs = 500;
const askWithinMs = 2_000;
/** Where the server cannot be asked for so long, whoever waits is told to try again. */
const hopelessAfterMs = 8_000;
/** What is on its way when the server is asked has arrived by then. */
const arrivesWithinMs = 300;

/** What `pg` keeps of a connection beyond its published types. */
interface Session extends pg.ClientBase {
  readyForQuery?: boolean;
  connection: { stream: Socket };
}

interface Watched {
  /** Its name on whatever server it is, also behind a pooler, where it has another session from one transaction to the next. */
  name: string | null;
  isIdle: boolean;
  bytesRead: number;
  waitingSince: number | null;
}

const tellName = `select set_config('application_name', $1, false)`;
/** Those that still work on what they were asked. The others are ended, so that they keep no lock. */
const endSilent = `
  select name, is_working, not is_working and pg_terminate_backend(pid) as is_ended
  from (
    select pid, application_name as name,
      state not like 'idle%' and wait_event_type is distinct from 'Client' as is_working
    from pg_stat_activity where usename = current_user) as sessions
  where name = any($1)`;

const isWaiting = ({ readyForQuery }: Session): boolean => readyForQuery === false;

/**
 * Ends the connections of a pool on which nothing comes any more, though nobody closed them: a machine lost its power,
 * a firewall forgot. A statement may take as long as it needs; so the server is asked, over a new connection, whether it
 * is still at work on what a silent one waits for.
 */
export class SilentSessions {
  #config: pg.ClientConfig;
  #sessions = new Map<Session, Watched>();
  #timer: NodeJS.Timeout;
  #asking = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
    this.#timer = setInterval(() => void this.#look(), lookEveryMs).unref();
  }

  /** To be called for every new connection, before its first use. */
  async add(client: pg.ClientBase): Promise<void> {
    const session = client as Session;
    const watched: Watched = { name: null, isIdle: false, bytesRead: 0, waitingSince: null };
    this.#sessions.set(session, watched);
    client.once('end', () => this.#sessions.delete(session));
    // Whoever uses the connection hears of its end by the statement that fails.
    client.on('error', () => undefined);
    const name = `${this.#config.application_name} ${randomBytes(8).toString('hex')}`;
    await client.query(tellName, [name]);
    watched.name = name;
  }

  watch(pool: pg.Pool): void {
    const setIdle = (client: pg.ClientBase, isIdle: boolean): void => {
      const watched = this.#sessions.get(client as Session);
      if (watched) watched.isIdle = isIdle;
    };
    pool.on('acquire', (client) => setIdle(client, false));
    pool.on('release', (_error, client) => setIdle(client, true));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const silent = this.#findSilent(silentAfterMs);
    if (silent.length === 0 || this.#asking) return;
    this.#asking = true;
    try {
      await this.#askAbout(silent);
    } catch (error) {
      // A server that refuses is there, only not for this question.
      if (!(error instanceof pg.DatabaseError)) this.#findSilent(hopelessAfterMs).forEach(end);
    } finally {
      this.#asking = false;
    }
  }

  #findSilent(forMs: number): Session[] {
    const now = performance.now();
    for (const [session, watched] of this.#sessions) {
      const { bytesRead } = session.connection.stream;
      if (!isWaiting(session) || bytesRead !== watched.bytesRead) watched.waitingSince = null;
      else watched.waitingSince ??= now;
      watched.bytesRead = bytesRead;
    }
    return [...this.#sessions].flatMap(([session, { waitingSince }]) =>
      waitingSince !== null && now - waitingSince >= forMs ? [session] : [],
    );
  }

  async #askAbout(silent: readonly Session[]): Promise<void> {
    const working = await this.#askServer(
      silent.flatMap((session) => this.#sessions.get(session)?.name ?? []),
    );
    await new Promise((resolve) => setTimeout(resolve, arrivesWithinMs));
    const lost = silent.filter((session) => {
      const watched = this.#sessions.get(session);
      if (!watched || !isWaiting(session) || session.connection.stream.bytesRead !== watched.bytesRead)
        return false;
      watched.waitingSince = null;
      return watched.name === null || !working.has(watched.name);
    });
    if (lost.length === 0) return;
    for (const session of lost) end(session);
    // What nobody uses just now went the same way, or is quickly made anew.
    for (const [session, { isIdle }] of this.#sessions) if (isIdle) end(session);
  }

  async #askServer(names: readonly string[]): Promise<Set<string>> {
    const client = new pg.Client({
      ...this.#config,
      connectionTimeoutMillis: askWithinMs,
      query_timeout: askWithinMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ name: string; is_working: boolean }>(endSilent, [names]);
      return new Set(rows.flatMap(({ name, is_working }) => (is_working ? [name] : [])));
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

const end = ({ connection }: Session): void =>
  void connection.stream.destroy(new Error('Connection terminated: it had gone silent'));
