import http from 'node:http';
import https from 'node:https';
import type { Arrival } from './arrival-routes.ts';
import { arrivalsPath } from './arrival-routes.ts';
import { ask } from './ask-server.ts';

/** Where several nodes share an address, another one may answer, which does not know of it. */
const tries = 6;

interface Answer {
  status: number;
  text: string;
  /** Our own end of the connection. */
  ownPort: number;
}

/** Unlike `fetch`, tells which port we came from: seen from there, that of a proxy is another one. */
function visit(url: URL, signal: AbortSignal): Promise<Answer> {
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, signal }, (response) => {
      const ownPort = response.socket.localPort ?? 0;
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, ownPort }));
    });
    request.on('error', reject);
  });
}

type Arrived = { arrival: Arrival; isDirect: boolean } | { status: number };

/** Visits this installation as families do, and brings back what the running server saw; null when none runs. */
export async function askArrival(
  dataDir: string,
  publicUrl: string,
  signal: AbortSignal,
): Promise<Arrived | null> {
  const opened = await ask(dataDir, arrivalsPath, { signal });
  if (!opened) return null;
  const { path } = (await opened.json()) as { path: string };
  let status = 0;
  for (let tried = 0; tried < tries; tried += 1) {
    const answer = await visit(new URL(path, publicUrl), signal);
    if (answer.status === 200) {
      const arrival = JSON.parse(answer.text) as Arrival;
      return { arrival, isDirect: arrival.from.port === answer.ownPort };
    }
    ({ status } = answer);
  }
  return { status };
}
