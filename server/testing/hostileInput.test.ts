import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from './api.ts';
import { buildUser, testPassword } from './buildUser.ts';
import { generateRequests, type HostileRequest } from './hostileRequests.ts';

/** The same inputs every time by default; others with FUZZ_SEED=42 FUZZ_RUNS=500. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 16);

const agent = new Agent({ keepAlive: true });

/** Sends the address unchanged: fetch would normalise it. */
async function fetchStatus(
  origin: string,
  method: string,
  { path, headers, body }: HostileRequest,
  token: string | null,
): Promise<number> {
  const form = body instanceof FormData ? new Response(body) : null;
  const content = form
    ? Buffer.from(await form.arrayBuffer())
    : Buffer.from(body && 'text' in body ? body.text : '');
  const type = form ? form.headers.get('Content-Type') : body && 'type' in body ? body.type : null;
  const sending = request(`${origin}/`, {
    method,
    path,
    agent,
    headers: {
      ...headers,
      ...(type ? { 'Content-Type': type, 'Content-Length': content.length } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  });
  return new Promise((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      response.on('error', () => undefined);
      // A stream of events has no end.
      if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
      else response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sending.end(content);
  });
}

describe('hostile input', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  afterAll(() => agent.destroy());

  /** Some calls end the session that they are made with, or the account. */
  async function newAdmin(): Promise<string> {
    const { email } = await buildUser(test.db, { user_type: 'super_admin' });
    return (await test.api.post('/api/auth/login', { body: { email, password: testPassword } })).body.data
      .token;
  }

  it(
    'never causes a 500',
    async () => {
      let token = await newAdmin();
      for (const endpoint of test.declared) {
        const { method, access } = endpoint;
        const callers = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false));
        const called = fc.asyncProperty(generateRequests(endpoint), callers, async (sent, asAdmin) => {
          const status = await fetchStatus(test.origin, method.toUpperCase(), sent, asAdmin ? token : null);
          if (status === 401 && asAdmin && access !== 'public') token = await newAdmin();
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
        });
        // A failure is printed with its seed and path, which `assert` accepts to repeat it.
        await fc.assert(called, { seed, numRuns }).catch((error: Error) => {
          throw new Error(`${method} ${endpoint.path}: ${error.message}`, { cause: error.cause });
        });
      }
    },
    // Some 150 calls per run, one after the other, each with several round trips between the test, the API and
    // Postgres: on a busy machine they take a minute or more.
    20_000 * numRuns,
  );
});
