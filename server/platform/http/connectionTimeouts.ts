import type { Server } from 'node:http';
import { uploadTimeoutMs } from './uploadTimeout.contract.ts';

/**
 * Sets how long the server waits for a client. Node checks the first two every 30 seconds and responds with 408. The
 * short limit of the headers is for clients that send them slowly to occupy connections.
 */
export function setConnectionTimeouts(server: Server): void {
  server.headersTimeout = 60_000;
  server.requestTimeout = uploadTimeoutMs + 10_000;
  // Longer than proxies keep an idle connection (usually 60 s). One that the API closes first may break while a proxy
  // sends an enquiry over it, and no proxy sends that again.
  server.keepAliveTimeout = 75_000;
}
