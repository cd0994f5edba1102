interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: object;
  error?: string;
  message?: string;
  method?: string;
  params?: object;
}

export interface BidiLine {
  call<Result = object>(method: string, params?: object): Promise<Result>;
  /** Hears every event of a name. */
  on(method: string, hear: (params: never) => void): () => void;
  isOpen(): boolean;
}

const answersWithinMs = 60_000;

/** A line to a browser that speaks WebDriver BiDi. It hangs up on one that has stopped to answer. */
export async function openBidiLine(url: string): Promise<BidiLine> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)));
  });
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const hearers = new Map<string, Set<(params: never) => void>>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    for (const hear of hearers.get(answer.method ?? '') ?? []) hear(answer.params as never);
  });
  socket.addEventListener('close', () => {
    for (const settle of waiting.values()) settle({ type: 'error', message: 'the browser has gone' });
  });
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
  return {
    call: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (!isOpen()) throw new Error(`${method}: the browser has gone`);
        const id = ++last;
        const settle = (answer: Answer): void => {
          clearTimeout(patience);
          waiting.delete(id);
          if (answer.type === 'success') resolve(answer.result as never);
          else reject(new Error(`${method}: ${answer.message ?? answer.error}`));
        };
        const patience = setTimeout(() => {
          settle({ type: 'error', message: `no answer for ${answersWithinMs / 1000} s` });
          socket.close();
        }, answersWithinMs);
        waiting.set(id, settle);
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on(method, hear) {
      const all = hearers.get(method) ?? new Set();
      hearers.set(method, all.add(hear));
      return () => all.delete(hear);
    },
    isOpen,
  };
}
