import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, it } from 'vitest';
import { useResponseWatch } from './watchResponses.ts';

const responses = useResponseWatch();
let origin: string;
const said = {
  '/api/settings/public': { success: true, data: { agency_name: 'Only that' } },
  '/api/auth/logout': { success: true, message: 'Signed out' },
};
const server = createServer(({ url = '' }, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(Object.hasOwn(said, url) ? said[url as keyof typeof said] : { found: false }));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
  responses.watch(origin);
});
afterAll(() => server.close());

it.fails('a test that received an undeclared response fails', async () => {
  await fetch(`${origin}/api/settings/public`);
});

it.fails('for each way of sending a request', async () => {
  responses.see({ method: 'GET', url: '/api/settings/public', status: 200, json: {} });
});

it('a test that received a declared response does not, nor one that called something outside the API', async () => {
  await fetch(`${origin}/api/auth/logout`, { method: 'POST' });
  await fetch(`${origin}/elsewhere`);
});
