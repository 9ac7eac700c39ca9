import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { reservePort } from './reservePort.ts';

/** A TCP proxy that can stop forwarding: connections stay open, as after a network failure. */
export type DeafProxy = {
  /** The same address, through the proxy. */
  through(url: string): string;
  /** Stops forwarding: new connections hang, and open ones never recover. */
  goDeaf(): void;
  /** Forwards new connections again. */
  recover(): void;
};

/** Starts a proxy to one server before the tests of this file (or block). */
export function useDeafProxy(): DeafProxy {
  let port = 0;
  let target = { host: '', port: 0 };
  let deaf = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined);
    if (deaf) return;
    const far = connect(target);
    sockets.add(far);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  });
  beforeAll(async () => {
    port = await reservePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    through(url) {
      const address = new URL(url);
      target = { host: address.hostname, port: Number(address.port || 5432) };
      address.hostname = '127.0.0.1';
      address.port = String(port);
      return address.href;
    },
    goDeaf() {
      deaf = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    recover() {
      deaf = false;
    },
  };
}
