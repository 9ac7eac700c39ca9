import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Endpoints } from '../platform/http/endpoints.ts';
import type { RequestState } from '../platform/http/state.ts';
import { checkAnswers } from './checkAnswers.ts';

const calls = new Endpoints('/api/things');
const answer = z.object({ name: z.string() });
calls.get('/good', { summary: '', access: 'public', answer }, () => ({ name: 'Goa' }));
calls.get('/wrong', { summary: '', access: 'public', answer }, () => ({ name: 1 }));
calls.get('/leaky', { summary: '', access: 'public', answer }, () => ({ name: 'Goa', password_hash: 'x' }));
calls.get('/unknown', { summary: '', access: 'public' }, () => ({ name: 'Goa' }));
calls.get('/status', { summary: '', access: 'public', answer }, ({ ctx }) => {
  ctx.status = 202;
  ctx.body = { name: 'Goa' };
  return undefined;
});
calls.get('/error', { summary: '', access: 'public', answer }, ({ ctx }) => {
  ctx.status = 422;
  ctx.body = { error: 'No' };
  return undefined;
});

const app = new Koa<RequestState>();
app.use((ctx, next) => {
  ctx.state.actor = null;
  return next();
});
app.use(calls.router.routes());
const problems = checkAnswers(app, calls.declared);
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

it.each([
  ['good', null],
  ['wrong', 'name Invalid input'],
  ['leaky', 'it says more than it should'],
  ['unknown', 'nobody said what it looks like'],
  ['status', 'nobody said that it has this status'],
  ['error', 'success Invalid input'],
])('finds what is not as declared: %s', async (name, problem) => {
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind
  await fetch(`http://127.0.0.1:${port}/api/things/${name}`);
  const found = problems.splice(0);
  if (problem === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringContaining(problem)]);
});
