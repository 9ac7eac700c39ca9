import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useDatabase } from './database.ts';
import { contactForm } from './enquiries.ts';
import { eventually } from './eventually.ts';
import { useProcesses } from './processes.ts';

describe('an API that is told to stop', () => {
  const database = useDatabase();
  const processes = useProcesses();

  it('turns readiness off first, still responds, and finishes running requests', async () => {
    const api = await processes.startApi({ DATABASE_URL: database.url, DRAIN_SECONDS: '10' });
    const get = (path: string) => fetch(`${api.origin}${path}`);
    await eventually(async () => {
      expect(await database.db('processes').select('kind', 'pid')).toEqual([{ kind: 'api', pid: api.pid }]);
    });

    // A request that runs until its body is complete.
    const body = JSON.stringify(contactForm());
    const running = request(`${api.origin}/api/contact/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    running.write(body.slice(0, 10));
    await get('/livez'); // by now the API has seen the first bytes of the other, which came before
    const ended = api.end('SIGTERM');
    await eventually(async () => (await get('/readyz')).status === 503);
    expect((await get('/livez')).status).toBe(200);
    const late = await get('/api/settings/public');
    expect([late.status, late.headers.get('Connection')]).toEqual([200, 'close']);
    await eventually(async () => {
      await expect(get('/livez')).rejects.toThrow();
    });

    running.end(body.slice(10));
    const [response] = (await once(running, 'response')) as [IncomingMessage];
    const said = await json(response);
    expect(said).toMatchObject({ success: true });
    processes.see({
      method: 'POST',
      url: '/api/contact/submit',
      status: response.statusCode ?? 0,
      json: said,
    });
    await ended;
    expect(await database.db('enquiries').select('id')).toHaveLength(1);
    expect(await database.db('processes')).toEqual([]);
  });
});

describe('an API behind a proxy', () => {
  const database = useDatabase();
  const processes = useProcesses();

  it('holds an idle connection open longer than a proxy does', async () => {
    const api = await processes.startApi({ DATABASE_URL: database.url });
    const { headers } = await fetch(`${api.origin}/livez`);
    expect(headers.get('Keep-Alive')).toBe('timeout=75');
  });
});
