import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { setConnectionTimeouts } from './connectionTimeouts.ts';
import { uploadTimeoutMs } from './uploadTimeout.contract.ts';

it('allows a client to finish an upload that its browser still waits for, but not to delay its headers', () => {
  const server = createServer();
  setConnectionTimeouts(server);
  expect(server.requestTimeout).toBeGreaterThan(uploadTimeoutMs);
  expect(server.requestTimeout).toBeLessThan(uploadTimeoutMs + 60_000);
  expect(server.headersTimeout).toBe(60_000);
  expect(server.keepAliveTimeout).toBe(75_000);
});
