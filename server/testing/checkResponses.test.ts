import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Endpoints } from '../platform/http/endpoints.ts';
import { routeRequests } from '../platform/http/routeRequests.ts';
import type { RequestState } from '../platform/http/state.ts';
import { checkResponses } from './checkResponses.ts';

const calls = new Endpoints({ name: 'Things', description: '' });
const response = z.object({ success: z.literal(true), name: z.string() });
calls.get('/api/things/good', { summary: '', access: 'public', response }, () => ({ name: 'Goa' }));
calls.get('/api/things/wrong', { summary: '', access: 'public', response }, () => ({ name: 1 }));
calls.get('/api/things/leaky', { summary: '', access: 'public', response }, () => ({
  name: 'Goa',
  password_hash: 'x',
}));
calls.get('/api/things/unknown', { summary: '', access: 'public' }, () => ({ name: 'Goa' }));
calls.get('/api/things/status', { summary: '', access: 'public', response }, ({ ctx }) => {
  ctx.status = 202;
  ctx.body = { name: 'Goa' };
  return undefined;
});
calls.get('/api/things/refusal', { summary: '', access: 'public', response }, ({ ctx }) => {
  ctx.status = 409;
  ctx.body = { success: false, error: 'No', code: 'conflict', request_id: '1' };
  return undefined;
});
const errors = ['ValidationFailed'] as const;
calls.get('/api/things/error', { summary: '', access: 'public', response, errors }, ({ ctx }) => {
  ctx.status = 422;
  ctx.body = { error: 'No' };
  return undefined;
});

const app = new Koa<RequestState>();
app.use((ctx, next) => {
  ctx.state.actor = null;
  return next();
});
app.use(routeRequests(calls.declared));
const problems = checkResponses(app, calls.declared);
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

it.each([
  ['good', null],
  ['wrong', 'name Invalid input'],
  ['leaky', 'it says more than it should'],
  ['unknown', 'its shape is not declared'],
  ['status', 'this status is not declared'],
  ['refusal', 'this status is not declared'],
  ['error', 'success Invalid input'],
])('finds undeclared responses: %s', async (name, problem) => {
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind
  await fetch(`http://127.0.0.1:${port}/api/things/${name}`);
  const found = problems.splice(0);
  if (problem === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringContaining(problem)]);
});
