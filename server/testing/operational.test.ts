import { describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/db.ts';
import { useApi } from './api.ts';
import { useDeafProxy } from './deafProxy.ts';
import { eventually } from './eventually.ts';

describe('health routes', () => {
  const test = useApi();
  const operational = ['/livez', '/readyz', '/api/health'];
  const ofModules = ['/api/booking/health', '/api/contact/health', '/api/blog/health'];

  it.each([...operational, ...ofModules])('%s responds with the id of the request', async (path) => {
    const response = await test.api.get(path, { headers: { 'X-Request-Id': 'from-the-caller' } });
    expect(response).toMatchObject({ status: 200, body: { success: true, status: 'ok' } });
    expect(response.headers.get('X-Request-Id')).toBe('from-the-caller');
    expect((await test.api.get(path)).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([...operational, ...ofModules])('%s rejects POST', async (path) => {
    const response = await test.api.post(path, { body: {} });
    expect(response).toMatchObject({
      status: 405,
      body: { success: false, error: 'Method not allowed.', code: 'method_not_allowed' },
    });
    expect(response.body.request_id).toBe(response.headers.get('X-Request-Id'));
    expect(response.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'HEAD']));
  });

  it.each(['PROPFIND', 'MKCOL'])('rejects the method %s like any other wrong one', async (method) => {
    const response = await fetch(`${test.origin}/api/contact/submit`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toContain('POST');
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each([
    ['get', '/api/contact/submit', 'POST'],
    ['put', '/api/Booking/Submit/', 'POST'],
    ['delete', '/api/ceo/active', 'HEAD, GET'],
  ] as const)('%s is a wrong method at %s, which is not an entry', async (method, path, allowed) => {
    const response = await test.api[method](path);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
  });

  it.each(operational)('%s allows only reading', async (path) => {
    for (const method of ['put', 'patch', 'delete'] as const) {
      const response = await test.api[method](path);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  });
});

describe('while the database is silent', () => {
  const proxy = useDeafProxy();
  const timeouts = { connectionMs: 500, statementMs: 500, responseMs: 700 };
  const test = useApi({}, { connect: (url) => openDatabase(proxy.through(url), 2, 'test-api', timeouts) });

  it('the state is an error like any other', async () => {
    proxy.goDeaf();
    for (const path of ['/readyz', '/api/health']) {
      await eventually(async () => (await test.api.get(path)).status === 503);
      const { body, headers } = await test.api.get(path);
      expect(body).toEqual({
        success: false,
        status: 'unavailable',
        error: 'The service is busy. Please try again in a moment.',
        code: 'unavailable',
        request_id: headers.get('X-Request-Id'),
      });
      expect([headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual(['2', 'no-store']);
    }
    proxy.recover();
  });
});

describe('every path', () => {
  const test = useApi();
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

  it('responds to an unsupported method with 405 and the supported ones', async () => {
    // The first needs an action; "brochure" could be the id of a file.
    const others = ['/api/newsletter', '/api/enquiries/:id/files/brochure'];
    const paths = new Set(
      test.declared.map((endpoint) => endpoint.path).filter((path) => !others.includes(path)),
    );
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const path of paths) {
      const known = test.declared.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
      const allowed = [...known, ...(known.includes('get') ? ['head'] : [])]
        .map((name) => name.toUpperCase())
        .sort();
      for (const method of methods.filter((one) => !known.includes(one))) {
        const response = await test.api[method](path.replace(/:\w+/g, '1'));
        answers.push([method, path, response.status, response.headers.get('Allow')?.split(', ').sort()]);
        expected.push([method, path, 405, allowed]);
      }
    }
    expect(answers).toEqual(expected);
  });
});

describe('an id', () => {
  const test = useApi();
  const notDecimal = [
    '0x1',
    '1e3',
    '%201',
    '1%20',
    '%2B1',
    '-1',
    '1.0',
    '0b1',
    '1_0',
    '0',
    '%D9%A1',
    '9'.repeat(17),
  ];

  it.each(notDecimal)('is not %s in a path', async (id) => {
    expect((await test.api.get(`/api/destinations/${id}`)).status).toBe(400);
    expect((await test.api.get(`/api/blog/${id}`)).status).toBe(400);
  });

  it.each(notDecimal)('is not %s in a query', async (id) => {
    const response = await test.api.get(`/api/news/related?post_id=${id}`);
    expect(response).toMatchObject({ status: 400, body: { error: 'Invalid post_id' } });
    const admin = await test.as('admin');
    expect((await admin.get(`/api/enquiries?assigned_to=${id}`)).status).toBe(400);
  });

  it('is reported like other fields when a query lacks it', async () => {
    const response = await test.api.get('/api/news/related');
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'post_id' }] } });
  });

  it('is decimal digits in a query', async () => {
    expect((await test.api.get('/api/news/related?post_id=12345')).status).toBe(404);
  });

  it('is decimal digits in a path', async () => {
    expect((await test.api.get('/api/destinations/12345')).status).toBe(404);
  });

  it('may be digits or a number in a body, and nothing else', async () => {
    const admin = await test.as('admin');
    const toggleFeatured = async (id: unknown) =>
      (await admin.post('/api/destinations/toggle-featured', { body: { id } })).status;
    for (const id of [12345, '12345']) expect(await toggleFeatured(id)).toBe(404);
    for (const id of ['0x1', '1e3', ' 1', '+1', '', null, true, [1], 1.5, 0]) {
      expect(await toggleFeatured(id), String(id)).toBe(422);
    }
  });
});

describe('a number or a day that Postgres cannot hold', () => {
  const test = useApi();

  it.each([
    ['/api/blog?page=9999999', 200],
    ['/api/blog/latest?limit=1000000000000000000000', 200],
    ['/api/enquiries?limit=1000000000000000000000', 200],
    ['/api/wedding/destinations?capacity=2147483648', 422],
    ['/api/enquiries?travel_month=0000-01', 422],
    ['/api/enquiries?start_date=0000-01-01', 422],
  ])('%s is rejected with %i', async (path, status) => {
    const admin = await test.as('admin');
    expect((await admin.get(path)).status).toBe(status);
  });

  it('is rejected as a journey of a post', async () => {
    const admin = await test.as('admin');
    const body = { title: 'Far', content: '<p>Away</p>', destination_ids: [99_999_999_999] };
    const refused = await admin.post('/api/blog', { body });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body.errors)).toContain('"destination_ids.0"');
  });
});
