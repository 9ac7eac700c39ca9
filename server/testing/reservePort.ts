import { isPortFree } from '../platform/process/freePort.ts';

const portsPerProcess = 500;
/**
 * Below the ports that systems assign (Linux from 32768, macOS from 49152), so that no other server gets the same
 * between this choice and the start. Vitest numbers the processes that run at a time; the one that starts them has no
 * number.
 */
const firstPort = 20_000 + portsPerProcess * Number(process.env['VITEST_POOL_ID'] ?? 0);
// Another run on this machine has the same numbers, so the processes do not all begin with their first port.
let next = Math.floor(Math.random() * portsPerProcess);

/** Returns a free TCP port of 127.0.0.1 that no other process of this test run gets. */
export async function reservePort(): Promise<number> {
  for (let tried = 0; tried < portsPerProcess; tried++) {
    const port = firstPort + (next++ % portsPerProcess);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`No port from ${firstPort} on is free`);
}
