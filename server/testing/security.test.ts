import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from './api.ts';
import type { ApiClient, ApiResponse } from './apiClient.ts';
import { buildUser, testPassword } from './buildUser.ts';
import { bookingForm, buildBooking, buildContact, contactForm, pngBytes } from './enquiries.ts';
import { requestRaw } from './requestRaw.ts';

// The first attempts of attackers, area by area. docs/security.md says which requirement each part shows.

const pdfBytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const script = '<script>alert(1)</script>';

const formWith = (field: string, content: Buffer, name: string) => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(content)], name));
  return form;
};

describe('other people’s data', () => {
  const test = useApi();

  it('cannot be reached by changing a number or a signed link', async () => {
    const admin = await test.as('admin');
    const file = { name: 'passport.png', bytes: pngBytes };
    const mine = await buildBooking(test, { file });
    const other = await buildBooking(test, { file });
    const { url } = (await admin.get(`/api/enquiries/${mine.id}/attachment`)).body;
    expect((await test.api.get(url)).status).toBe(200);
    for (const forged of [
      url.replace(`/${mine.id}/`, `/${other.id}/`),
      url.replace(/expires=(\d+)/, (_: string, seconds: string) => `expires=${Number(seconds) + 3600}`),
      url.replace(/expires=\d+/, 'expires=1'),
      url.replace(/signature=./, 'signature=%00'),
      url.replace(/&signature=.*/, ''),
      url.split('?')[0],
    ]) {
      expect((await test.api.get(forged)).status, forged).toBe(403);
    }
    // A booking is not found under contact messages, whoever asks.
    expect((await admin.get(`/api/contact/${mine.id}`)).status).toBe(404);
    expect((await admin.delete(`/api/contact/${mine.id}`)).status).toBe(404);
    expect((await admin.put(`/api/contact/${mine.id}`, { body: { status: 'closed' } })).status).toBe(404);
  });
});

describe('undeclared fields', () => {
  const test = useApi();

  it('are ignored in public forms', async () => {
    const planted = {
      id: 4711,
      reference: 'MINE',
      status: 'resolved',
      priority: 'urgent',
      channel: 'booking',
      notes: 'x',
      assigned_to: 1,
      created_at: '2001-01-01T00:00:00Z',
      attachment: { key: '../../etc/passwd' },
    };
    const { id } = await buildContact(test, planted);
    const stored = await test.db('enquiries').where({ id }).first();
    expect(stored).toMatchObject({
      status: 'new',
      priority: 'medium',
      channel: 'contact',
      assigned_to: null,
    });
    expect(await test.db('enquiry_notes')).toEqual([]);
    expect(stored.id).not.toBe(4711);
    expect(stored.reference).toMatch(/^SN-\d{6}$/);
    expect(stored.attachment).toBeNull();
    expect(new Date(stored.created_at).getFullYear()).toBeGreaterThan(2001);
  });

  it('grant no password, id, role or longer session', async () => {
    const admin = await test.as('admin');
    const planted = {
      id: 1,
      password_hash: 'x',
      sessions_valid_from: '2001-01-01',
      permissions: ['users.delete'],
    };
    const made = await admin.post('/api/users/create', {
      body: {
        username: 'planted',
        email: 'planted@example.com',
        first_name: 'P',
        last_name: 'L',
        password: testPassword,
        user_type: 'employee',
        ...planted,
      },
    });
    expect(made.status).toBe(201);
    const row = await test.db('users').where({ username: 'planted' }).first();
    expect(row.password_hash).toMatch(/^\$argon2/);
    expect(row.sessions_valid_from).not.toEqual(new Date('2001-01-01'));
    expect(row.id).not.toBe(1);
    const promoted = await admin.put(`/api/users/${admin.userId}`, { body: { user_type: 'super_admin' } });
    expect(promoted.status).toBe(403);
    const prototype =
      '{"__proto__":{"user_type":"super_admin"},"constructor":{"prototype":{"user_type":"super_admin"}}}';
    await admin.put(`/api/users/${admin.userId}`, {
      body: prototype,
      headers: { 'Content-Type': 'application/json' },
    });
    expect((await test.db('users').where({ id: admin.userId }).first()).user_type).toBe('admin');
    expect(({} as { user_type?: string }).user_type).toBeUndefined();
  });
});

describe('SQL in input', () => {
  const test = useApi();
  const attacks = [
    ...[
      "' or '1'='1",
      "'; drop table users; --",
      'id; select pg_sleep(5)',
      '(select password_hash from users)',
    ],
    ...['created_at desc, (select 1/0)', '%', '_', '\\', "%' or 1=1 --", '$1', '??', '::int', '{"$ne":null}'],
  ];

  it.each(['sort', 'order', 'status', 'type', 'priority', 'assigned_to', 'start_date', 'limit', 'page'])(
    'orders and filters nothing: %s',
    async (field) => {
      const admin = await test.as('admin');
      const paths = [
        '/api/enquiries',
        '/api/users',
        '/api/newsletter?action=list',
        '/api/blog',
        '/api/destinations',
      ];
      const tries = paths.flatMap((path) =>
        attacks.slice(0, 5).map(async (attack) => {
          const joint = path.includes('?') ? '&' : '?';
          const { status, text } = await admin.get(
            `${path}${joint}${new URLSearchParams({ [field]: attack })}`,
          );
          expect([200, 400, 422], `${path} ${field}=${attack}`).toContain(status);
          expect(text).not.toMatch(/syntax error|argon2|pg_|select /i);
        }),
      );
      await Promise.all(tries);
    },
  );

  it('is searched for literally', async () => {
    const admin = await test.as('admin');
    const before = await test.db('users').count();
    await buildContact(test, { name: "Robert'); drop table users; --" });
    await buildContact(test);
    for (const attack of attacks) {
      const { status, body } = await admin.get(`/api/enquiries?${new URLSearchParams({ search: attack })}`);
      expect(status).toBe(200);
      const found = body.data.map(({ name }: { name: string }) => name);
      for (const name of found) expect(name).toContain('Robert');
      expect(found.length).toBeLessThan(2);
    }
    expect(await test.db('users').count()).toEqual(before);
  });
});

describe('files with false types', () => {
  const test = useApi();

  it('are rejected, or lose what they hid', async () => {
    const admin = await test.as('admin');
    const image = (content: Buffer, name: string) =>
      admin.post('/api/blog/upload-image', { body: formWith('image', content, name) });
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);
    const page = Buffer.from(`<!doctype html><html>${script}</html>`);
    const gif = Buffer.from(`GIF89a/*${script}*/=1;`, 'latin1');
    for (const [content, name] of [
      [svg, 'a.svg'],
      [svg, 'a.png'],
      [page, 'a.jpg'],
      [page, 'a.html'],
      [gif, 'a.gif'],
      [gif, 'a.jpg'],
      [pdfBytes, 'a.png'],
    ] as const) {
      expect((await image(content, name)).status, name).toBe(415);
    }
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const comment = Buffer.concat([
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
      photo.subarray(2),
      Buffer.from(script),
    ]);
    const kept = await image(comment, `../../${script}.html`);
    expect(kept.status).toBe(201);
    expect(kept.body.path).toMatch(/^\/uploads\/images\/[0-9a-f-]{36}\.jpg$/);
    const served = await test.api.get(kept.body.path);
    expect(served.text).not.toContain('alert(1)');
    expect(served.headers.get('Content-Type')).toBe('image/jpeg');
  });

  it('are never served as a page', async () => {
    const admin = await test.as('admin');
    const polyglot = Buffer.concat([pdfBytes, Buffer.from(`\n<html>${script}</html>`)]);
    const brochure = await admin.post('/api/destinations/upload-brochure', {
      body: formWith('brochure', polyglot, 'a.html'),
    });
    const booked = await buildBooking(test, { file: { name: '..\\..\\<b>x</b>.html', bytes: polyglot } });
    const { url } = (await admin.get(`/api/enquiries/${booked.id}/attachment`)).body;
    for (const response of [await test.api.get(brochure.body.path), await test.api.get(url)]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
      // Neither opens nor is saved as a page.
      expect(response.headers.get('Content-Disposition')).toMatch(
        /^(inline|attachment); filename="[^\\/]+\.pdf"/,
      );
    }
    expect((await test.api.get(url)).headers.get('Cache-Control')).toBe('private, no-store');
    const refused = await test.api.post('/api/booking/submit', {
      body: bookingForm({}, { name: 'a.pdf', bytes: Buffer.from(`<html>${script}</html>`) }),
    });
    expect(refused.status).toBe(415);
  });
});

describe('a foreign site', () => {
  const test = useApi();
  const Origin = 'https://evil.example';

  it('cannot read responses, and is promised nothing by a preflight', async () => {
    const admin = await test.as('admin');
    const preflight = await fetch(`${test.origin}/api/contact/submit`, {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    const responses: { headers: Headers }[] = [
      preflight,
      await admin.get('/api/enquiries', { headers: { Origin } }),
      await test.api.get('/api/settings/public', { headers: { Origin } }),
      await test.api.get('/api/settings/public', { headers: { Origin: 'null' } }),
      await test.api.post('/api/contact/submit', { body: contactForm(), headers: { Origin } }),
    ];
    for (const { headers } of responses) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('cannot change anything by a form or a simple request, because there is no cookie', async () => {
    const { email } = await buildUser(test.db);
    const signedIn = await test.api.post('/api/auth/login', { body: { email, password: testPassword } });
    expect(signedIn.headers.getSetCookie()).toEqual([]);
    const count = async () => (await test.db('enquiries').count({ n: '*' }).first())?.['n'];
    const before = await count();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await test.api.post('/api/contact/submit', {
        body: JSON.stringify(contactForm()),
        headers: { 'Content-Type': type, Origin },
      });
      expect(status, type).toBe(415);
    }
    expect(await count()).toBe(before);
  });

  it('cannot turn a read into a change', async () => {
    const admin = await test.as('admin');
    const { id } = await buildContact(test);
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      await admin.get(`/api/contact/${id}?_method=DELETE`, { headers: { [name]: 'DELETE' } });
      const posted = await admin.post(`/api/contact/${id}?_method=DELETE`, {
        body: {},
        headers: { [name]: 'DELETE' },
      });
      expect(posted.status).toBe(405);
    }
    expect((await admin.get(`/api/contact/${id}`)).status).toBe(200);
    expect((await admin.get('/api/destinations/toggle-active?id=1')).status).not.toBe(200);
  });
});

describe('the target of a redirect', () => {
  const test = useApi();

  it('is decided by PUBLIC_URL, not by the requested host', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    };
    for (const path of ['/api/docs/openapi.json', '/api/docs', '/api/newsletter?action=verify&token=x']) {
      const { text } = await requestRaw(test.origin, path, headers);
      expect(text.length, path).toBeGreaterThan(0);
      expect(text, path).not.toContain('evil.example');
    }
  });

  it('is never another site', async () => {
    for (const path of [
      ...[
        '//evil.example',
        '/%2f%2fevil.example',
        '/\\evil.example',
        '/api//evil.example',
        '/%5cevil.example/..',
      ],
      ...['/api/enquiries/?next=https://evil.example', 'http://evil.example/api/settings/public'],
      ...['/admin/login?returnTo=https://evil.example', '/api/auth/me?redirect=//evil.example'],
    ]) {
      const { status, location } = await requestRaw(test.origin, path);
      expect([path, location]).toEqual([path, undefined]);
      expect(status, path).toBeLessThan(500);
    }
  });
});

describe('headers', () => {
  const calls = async (api: ApiClient): Promise<[string, ApiResponse][]> => {
    const paths = [
      '/api/settings/public',
      '/api/enquiries',
      '/api/nowhere',
      '/uploads/images/x.jpg',
      '/livez',
      '/readyz',
    ];
    return Promise.all(paths.map(async (path) => [path, await api.get(path)] as [string, ApiResponse]));
  };

  describe('of a site behind TLS', () => {
    const test = useApi({ PUBLIC_URL: 'https://safarnama.example' });
    it('forbid everything that a response of the API does not need', async () => {
      for (const [path, { headers }] of await calls(test.api)) {
        expect(headers.get('Strict-Transport-Security'), path).toMatch(
          /^max-age=31536000; includeSubDomains$/,
        );
        expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
        expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
        expect(headers.get('Permissions-Policy'), path).toContain('camera=()');
        expect(headers.get('Content-Security-Policy'), path).toMatch(
          /default-src 'none'.*frame-ancestors 'none'/,
        );
        for (const name of ['Server', 'X-Powered-By']) expect(headers.has(name), path).toBe(false);
      }
    });
  });

  describe('of a site without TLS', () => {
    const test = useApi({ PUBLIC_URL: 'http://safarnama.example' });
    it('contain no HSTS, whatever a client claims about the connection', async () => {
      const { headers } = await test.api.get('/livez', { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(headers.has('Strict-Transport-Security')).toBe(false);
    });
  });

  describe('behind one proxy', () => {
    const test = useApi({ PUBLIC_URL: 'http://safarnama.example', TRUST_PROXY: '1' });

    it('take the visitor’s address only from the proxy, not from the visitor’s own header', async () => {
      const { email, id } = await buildUser(test.db);
      const signIn = {
        body: { email, password: testPassword },
        headers: { 'X-Forwarded-For': '10.6.6.6, 203.0.113.9' },
      };
      expect((await test.api.post('/api/auth/login', signIn)).status).toBe(200);
      expect(await test.db('sessions').where({ user_id: id }).first()).toMatchObject({
        address: '203.0.113.9',
      });
    });
  });

  describe('by IPv6, behind one proxy', () => {
    const test = useApi({ TRUST_PROXY: '1' });
    afterEach(() => test.db('rate_limits').delete());
    const guess = async (address: string, email = 'nobody@example.com') => {
      const body = { email, password: 'a guess' };
      return (await test.api.post('/api/auth/login', { body, headers: { 'X-Forwarded-For': address } }))
        .status;
    };
    const guessAll = async (count: number, address: (n: number) => string, email?: (n: number) => string) => {
      const statuses: number[] = [];
      for (let n = 1; n <= count; n += 1) statuses.push(await guess(address(n), email?.(n)));
      return statuses;
    };

    it('are counted by their /64 for sign-in', async () => {
      const statuses = await guessAll(6, (n) => `2001:db8:1:2:${n}::${n}`);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await guess('2001:db8:1:3::1')).toBe(401);
    });

    it('are counted by their /48 for sign-in, with a wider limit', async () => {
      const statuses = await guessAll(41, (n) => `2001:db8:1:${n}::1`);
      expect(statuses).toEqual([...Array.from({ length: 40 }, () => 401), 429]);
      expect(await guess('2001:db8:2:1::1')).toBe(401);
    });

    it('are the same client as their IPv4 address when they are a form of it', async () => {
      const statuses = await guessAll(6, (n) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('are counted by their /64 for public forms', async () => {
      const send = async (n: number) => {
        const headers = { 'X-Forwarded-For': `2001:db8:1:2::${n}` };
        return (await test.api.post('/api/contact/submit', { body: {}, headers })).status;
      };
      for (let n = 1; n <= 60; n += 1) expect(await send(n)).toBe(422);
      expect(await send(61)).toBe(429);
    });

    it('may fail 50 sign-ins over all names, and successful ones are not counted', async () => {
      const { email } = await buildUser(test.db);
      const signIn = (address: string) =>
        test.api.post('/api/auth/login', {
          body: { email, password: testPassword },
          headers: { 'X-Forwarded-For': address },
        });
      const own = () => '203.0.113.9';
      const names = (n: number) => `nobody-${n}@example.com`;
      expect(await guessAll(49, own, names)).toEqual(Array.from({ length: 49 }, () => 401));
      for (const _ of [1, 2, 3]) expect((await signIn(own())).status).toBe(200);
      expect(await guess(own(), 'nobody-50@example.com')).toBe(401);
      expect(await guess(own(), 'nobody-51@example.com')).toBe(429);
      const refused = await signIn(own());
      expect(refused).toMatchObject({
        status: 429,
        body: { error: 'Too many failed sign-in attempts. Please try again later.' },
      });
      // A rejected attempt leaves no row of its own name.
      expect(await test.db('rate_limits').where('key', 'like', '%nobody-51%')).toEqual([]);
      expect((await signIn('203.0.113.10')).status).toBe(200);
    });
  });

  describe('without a proxy', () => {
    const test = useApi();
    it('ignore the reported address', async () => {
      const { email, id } = await buildUser(test.db);
      const signIn = {
        body: { email, password: testPassword },
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      };
      expect((await test.api.post('/api/auth/login', signIn)).status).toBe(200);
      expect(await test.db('sessions').where({ user_id: id }).first()).toMatchObject({
        address: '127.0.0.1',
      });
      // A new address in a header must not give new attempts.
      const guess = (n: number) =>
        test.api.post('/api/auth/login', {
          body: { email: 'nobody@example.com', password: 'a guess' },
          headers: { 'X-Forwarded-For': `198.51.100.${n}` },
        });
      const statuses: number[] = [];
      for (const n of [1, 2, 3, 4, 5, 6]) statuses.push((await guess(n)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });
});
