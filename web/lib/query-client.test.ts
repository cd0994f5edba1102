import assert from 'node:assert/strict';
import test from 'node:test';
import { offlineError } from './api-error.ts';
import { errorOfReply } from './error-reply.ts';
import { createQueryClient, mayRetry, retryDelayMs } from './query-client.ts';

test('waits double from one second and stop at ten', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 9].map(retryDelayMs), [1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('only failures that may pass are tried again', () => {
  assert.equal(mayRetry(offlineError(new Error('gone'))), true);
  assert.equal(mayRetry(errorOfReply(503, '')), true);
  assert.equal(mayRetry(errorOfReply(429, '')), true);
  assert.equal(mayRetry(errorOfReply(404, '')), false);
  assert.equal(mayRetry(errorOfReply(401, '')), false);
});

test('reads are tried three times, and a lost session is told', async () => {
  let lost = 0;
  const client = createQueryClient(() => {
    lost += 1;
  }, true);
  const text = '{"success":false,"message":"Please log in to continue.","code":"NOT_SIGNED_IN"}';
  await assert.rejects(
    client.fetchQuery({ queryKey: ['me'], queryFn: () => Promise.reject(errorOfReply(401, text)) }),
  );
  assert.equal(lost, 1);
  // Ends the cache's own timers, which would keep the process waiting.
  client.clear();
  const { queries, mutations } = client.getDefaultOptions();
  assert.equal(queries?.staleTime, 30_000);
  assert.equal(queries?.gcTime, 300_000);
  assert.equal(queries?.refetchOnWindowFocus, false);
  const retry = queries?.retry as (failures: number, error: Error) => boolean;
  assert.deepEqual(
    [0, 1, 2].map((failures) => retry(failures, errorOfReply(500, ''))),
    [true, true, false],
  );
  const retryWrite = mutations?.retry as (failures: number, error: Error) => boolean;
  assert.deepEqual(
    [0, 1].map((failures) => retryWrite(failures, errorOfReply(500, ''))),
    [true, false],
  );
});

test('on the server nothing is kept by a timer once its document is made', () => {
  const client = createQueryClient(() => undefined);
  assert.equal(client.getDefaultOptions().queries?.gcTime, Number.POSITIVE_INFINITY);
});
