import { afterAll, beforeAll } from 'vitest';

/**
 * Starts a server before the tests of this file (or block), and stops it after them. Every property of the result is one
 * of the running server.
 */
export function useServer<Server extends object>(
  start: () => Promise<Server>,
  stop: (server: Server) => Promise<void>,
): Server {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server && stop(server));
  // the target is never read
  return new Proxy({} as Server, {
    get(_target, name) {
      if (!server) throw new Error('The test server is there from beforeAll on');
      return Reflect.get(server, name);
    },
  });
}
