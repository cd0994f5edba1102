import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hookCertificate } from '#tests/support/hook-certificate.ts';
import { callHooksHere, startHookReceiver } from '#tests/support/hook-receiver.ts';
import { createOutsideCaller } from './call-outside.ts';
import type { CallOutside } from './call-outside.ts';
import { isPublicAddress } from './public-address.ts';

const { signal } = new AbortController();
const to = (url: string) => ({ url, headers: { 'x-said': 'yes' }, body: '{"a":1}', signal });

test('only addresses of the internet at large are public', () => {
  const closed = [
    ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fe80::1%eth0', 'localhost', ''],
  ].flat();
  for (const address of closed) assert.equal(isPublicAddress(address), false, address);
  for (const address of [
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])
    assert.equal(isPublicAddress(address), true, address);
});

test('a call arrives over https as it was meant, and what is answered is its status alone', async (t) => {
  const receiver = await startHookReceiver(t);
  receiver.answerWith(202);
  assert.deepEqual(await callHooksHere()(to(receiver.url)), { status: 202 });
  const [{ path, headers, body } = assert.fail('nothing arrived')] = receiver.received;
  assert.deepEqual([path, body, headers['x-said']], ['/in', '{"a":1}', 'yes']);
  assert.equal(headers.host, new URL(receiver.url).host);
});

test('what leads to a private address is never connected to, by whatever name', async (t) => {
  const receiver = await startHookReceiver(t);
  const { port } = new URL(receiver.url);
  const private1 = ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost'];
  const call = createOutsideCaller({ ca: hookCertificate });
  for (const host of private1)
    assert.deepEqual(await call(to(`https://${host}:${port}/`)), { problem: 'not-public' }, host);
  // One public address among them does not help: which one is taken is not ours to say.
  const mixed = createOutsideCaller({ resolve: () => Promise.resolve(['8.8.8.8', '127.0.0.1']) });
  assert.deepEqual(await mixed(to(receiver.url)), { problem: 'not-public' });
  assert.equal(receiver.connections(), 0);
});

test('a name is asked once, and what it led to is what is called', async (t) => {
  const receiver = await startHookReceiver(t);
  let asked = 0;
  const rebinding: CallOutside = createOutsideCaller({
    resolve: () => Promise.resolve([(asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2']),
    isAllowed: (address) => address === '127.0.0.1',
    ca: hookCertificate,
  });
  assert.deepEqual(await rebinding(to(receiver.url)), { status: 200 });
  assert.deepEqual(await rebinding(to(receiver.url)), { problem: 'not-public' });
  assert.deepEqual([asked, receiver.connections()], [2, 1]);
});

test('other schemes, strange certificates, silence and dead names are told apart; nobody is followed elsewhere', async (t) => {
  const receiver = await startHookReceiver(t);
  const call = callHooksHere();
  assert.deepEqual(await call(to(receiver.url.replace('https', 'http'))), { problem: 'not-https' });
  assert.deepEqual(await call(to(receiver.url.replace('hook', 'other'))), { problem: 'not-found' });
  const here = { resolve: () => Promise.resolve(['127.0.0.1']), isAllowed: () => true };
  assert.deepEqual(await createOutsideCaller(here)(to(receiver.url)), { problem: 'certificate' });
  const other = createOutsideCaller({ ...here, ca: hookCertificate });
  assert.deepEqual(await other(to(receiver.url.replace('hook', 'other'))), { problem: 'certificate' });
  receiver.answerWith('hang');
  const impatient = createOutsideCaller({ ...here, ca: hookCertificate, timeoutMs: 100 });
  assert.deepEqual(await impatient(to(receiver.url)), { problem: 'timeout' });
  receiver.answerWith(302);
  receiver.headers['location'] = receiver.url.replace('/in', '/elsewhere');
  assert.deepEqual(await call(to(receiver.url)), { status: 302 });
  assert.ok(receiver.received.every(({ path }) => path === '/in'));
});
