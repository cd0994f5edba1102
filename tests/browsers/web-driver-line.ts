import { setTimeout as sleep } from 'node:timers/promises';

export interface WebDriverLine {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer = unknown>(path: string, body?: object): Promise<Answer>;
  delete(path: string): Promise<void>;
}

const startsWithinMs = 20_000;
const answersWithinMs = 60_000;

/** A line to a browser's driver that speaks WebDriver. */
export async function openWebDriverLine(port: number): Promise<WebDriverLine> {
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(answersWithinMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await reply.json()) as { value: Answer & { message?: string } };
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  const deadline = performance.now() + startsWithinMs;
  for (;;) {
    const isThere = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (performance.now() > deadline) throw new Error(`no driver at port ${port}`);
    await sleep(20);
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    delete: async (path) => void (await call('DELETE', path)),
  };
}
