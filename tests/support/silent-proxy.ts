import net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SilentProxy {
  /** The same address with the proxy in between. */
  url: string;
  /** From now on nothing comes through what is connected, and nobody is told: packets vanish. */
  silence(): void;
  /** While it is so, new connections are as silent. */
  silenceNew(isSilent: boolean): void;
  close(): Promise<void>;
}

/** A TCP proxy on loopback whose connections can go silent without being closed, as when a machine loses its power. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const silent = new WeakSet<net.Socket>();
  const open = new Set<net.Socket>();
  let newAreSilent = false;

  const pass = (from: net.Socket, to: net.Socket): void => {
    open.add(from);
    from.on('data', (bytes: Buffer) => void (silent.has(from) || to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      if (!silent.has(from)) to.destroy();
    });
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port || 5432), hostname);
    pass(client, upstream);
    pass(upstream, client);
    if (newAreSilent) [client, upstream].forEach((socket) => silent.add(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => open.forEach((socket) => silent.add(socket)),
    silenceNew: (isSilent) => (newAreSilent = isSilent),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
