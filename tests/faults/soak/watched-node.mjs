/** Loaded into a node that is watched: its clock can run faster and jump, and it tells what it holds. */
import { subscribe } from 'node:diagnostics_channel';
import { openSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const Right = Date;
const speed = Number(process.env.SOAK_SPEED);
const startedAt = Right.now();
let aheadMs = 0;
const now = () => Math.round(Right.now() + (Right.now() - startedAt) * (speed - 1)) + aheadMs;

globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(now());
  }

  static now() {
    return now();
  }
};

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
const megabyte = 1024 ** 2;

function held() {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    heap: heapUsed / megabyte,
    external: external / megabyte,
    resident: rss / megabyte,
    timers: process.getActiveResourcesInfo().filter((kind) => /Timeout|Immediate/.test(kind)).length,
    descriptors: readdirSync('/proc/self/fd').length,
    now: now(),
  };
}

/** What a planted fault keeps of each request. */
const kept = [];
let isLeaking = false;

const actions = {
  '/held': () => undefined,
  '/leak': () => (isLeaking = true),
  '/ahead': (by) => (aheadMs += Number(by)),
};

if (isMainThread && process.env.SOAK_SOCKET) {
  const socket = process.env.SOAK_SOCKET;
  // Only the node itself is asked, not what it starts.
  delete process.env.SOAK_SOCKET;
  const watch = createServer(({ url }, response) => {
    const [at, by] = url.split('?');
    actions[at](by);
    response.end(JSON.stringify(held()));
  });
  watch.listen(socket).unref();
  subscribe('http.server.request.start', () => {
    if (!isLeaking) return;
    const bytes = Array.from({ length: 12_500 }, () => 0.5);
    kept.push({ bytes, file: openSync('/dev/null'), timer: setInterval(() => undefined, 1e9) });
  });
}
