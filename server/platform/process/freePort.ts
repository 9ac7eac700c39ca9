import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from '../errorCode.ts';

/** Whether a TCP port of an address is free now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Returns a TCP port of 127.0.0.1 that is free now; another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // a TCP server has no other kind
  probe.close();
  await once(probe, 'close');
  return port;
}
