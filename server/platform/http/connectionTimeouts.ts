import type { Server } from 'node:http';
import { uploadTimeoutMs } from './uploadTimeout.contract.ts';

/**
 * Sets how long the server waits for a client. Node checks the first two every 30 seconds and responds with 408. The
 * short limit of the headers is for clients that send them slowly to occupy connections.
 */
export function setConnectionTimeouts(server: Server): void {
  server.headersTimeout = 60_000;
  server.requestTimeout = uploadTimeoutMs + 10_000;
  // Longer than proxies hold an idle connection open (usually 60 s). If the API closed one first, a proxy could lose an
  // enquiry that it sends at that moment, because proxies do not resend it.
  server.keepAliveTimeout = 75_000;
}
