import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * A proxy in front of an HTTP server that forwards requests and loses the responses: at the first byte of a response the
 * work is done, and `onResponse` is called while the client receives nothing.
 */
export async function loseResponses(
  origin: string,
  onResponse: () => Promise<void>,
): Promise<{ origin: string; close(): void }> {
  const { hostname, port } = new URL(origin);
  const proxy = createServer((caller) => {
    const server = connect(Number(port), hostname);
    caller.on('error', () => undefined);
    server.on('error', () => undefined);
    caller.pipe(server);
    server.once('data', async () => {
      server.pause();
      await onResponse();
      caller.destroy();
      server.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as AddressInfo; // a TCP server has no other kind
  return { origin: `http://127.0.0.1:${own}`, close: () => void proxy.close() };
}
