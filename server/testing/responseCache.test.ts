import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { metrics } from '../platform/observability/metrics.ts';
import { getCacheTags } from '../site/cacheTags.ts';
import { useApi } from './api.ts';
import { eventually } from './eventually.ts';

const post = (title: string, fields: object = {}) => ({
  title,
  excerpt: 'A wet week.',
  content: '<p>June to September.</p>',
  categories: ['Travel'],
  featured_image: '/uploads/images/rain.jpg',
  published: true,
  ...fields,
});

describe('a cached response', () => {
  const test = useApi();
  const other = useApi({ RESPONSE_CACHE_MB: '0' });

  type Raw = { status: number; headers: Record<string, unknown>; body: Buffer };
  /** As it was sent, still compressed, without the headers that differ between responses. */
  const raw = (path: string, headers: Record<string, string> = {}, origin = test.origin, method = 'GET') =>
    new Promise<Raw>((resolve, reject) => {
      request(origin + path, { headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { date: _, 'x-request-id': id, ...rest } = response.headers;
          expect(id).toBeTruthy();
          resolve({ status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(parts) });
        });
      })
        .on('error', reject)
        .end();
    });
  /** The number of responses from the cache during the work. */
  async function countHits(work: () => Promise<unknown>): Promise<number> {
    const hits = async () => {
      const counter = metrics.getSingleMetric('safarnama_response_cache_reads_total');
      const { values = [] } = (await counter?.get()) ?? {};
      return values.find(({ labels }) => labels.result === 'hit')?.value ?? 0;
    };
    const before = await hits();
    await work();
    return (await hits()) - before;
  }

  beforeAll(async () => {
    const admin = await test.as('admin');
    for (let number = 1; number <= 6; number += 1) {
      await admin.post('/api/blog', { body: post(`Rain number ${number}`) });
    }
    await admin.post('/api/news', { body: post('Rain is news') });
  });

  it('has the status, headers and body of the first one, in every encoding', async () => {
    const etag = String((await raw('/api/news/all')).headers['etag']);
    const forms: Record<string, string>[] = [
      {},
      { 'Accept-Encoding': 'gzip, deflate, br' },
      { 'Accept-Encoding': 'gzip' },
      { 'If-None-Match': etag },
      { 'If-None-Match': `"other", ${etag}`, 'Cache-Control': 'no-cache' },
      { 'If-None-Match': '*' },
    ];
    for (const path of [
      '/api/blog/all?limit=5',
      '/api/news/all',
      '/api/settings/public',
      '/api/destinations',
    ]) {
      for (const [index, headers] of forms.entries()) {
        for (const method of ['GET', 'HEAD']) {
          // A new address misses the cache; the same address again hits it.
          const address = `${path}${path.includes('?') ? '&' : '?'}of=${method}${index}`;
          const read = () => raw(address, headers, test.origin, method);
          // Earlier writes may be announced only now, and purge the response between the two reads.
          await eventually(async () => {
            const made = await read();
            const hits = await countHits(async () => expect(await read(), address).toEqual(made));
            expect([address, hits]).toEqual([address, 1]);
          });
        }
      }
    }
    const plain = await raw('/api/blog/all?limit=5');
    const brotli = await raw('/api/blog/all?limit=5', { 'Accept-Encoding': 'br' });
    const gzip = await raw('/api/blog/all?limit=5', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect((await raw('/api/news/all', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('counts under its route, even when it is compressed for another client', async () => {
    metrics.resetMetrics();
    const path = '/api/blog/latest?limit=4';
    await raw(path);
    await raw(path, { 'Accept-Encoding': 'gzip' });
    const labels = 'method="GET",route="/api/blog/latest",status="200"';
    expect(await metrics.metrics()).toContain(`safarnama_http_request_duration_seconds_count{${labels}} 2`);
  });

  it('is one for all spellings of a query, and another for another query', async () => {
    await raw('/api/blog?limit=2&page=1');
    expect(await countHits(() => raw('/api/blog?page=1&limit=2&search='))).toBe(1);
    expect(await countHits(() => raw('/api/blog?page=2&limit=2'))).toBe(0);
    expect(await countHits(() => raw('/api/blog?limit=2&page=1&category_id=a='))).toBe(0);
    expect(await countHits(() => raw('/api/news?limit=2&page=1'))).toBe(0);
  });

  it('is purged by the commit that changes it, here and in every other process', async () => {
    const admin = await test.as('admin');
    const titles = async () =>
      (await test.api.get('/api/blog/all')).body.posts.map((one: { title: string }) => one.title);
    await titles();
    const made = await admin.post('/api/blog', { body: post('The newest rain') });
    expect(await titles()).toContain('The newest rain');
    await admin.put(`/api/blog/${made.body.post.id}`, { body: { published: false } });
    expect(await titles()).not.toContain('The newest rain');
    // As another process announces it.
    await test.db('posts').where({ id: made.body.post.id }).update({ published: true });
    await test.db.raw(`select pg_notify('safarnama_changes', 'enquiry,post')`);
    await eventually(async () => (await titles()).includes('The newest rain'));
    await admin.delete(`/api/blog/${made.body.post.id}`);
    expect(await titles()).not.toContain('The newest rain');
  });

  it('is never that of a caller with more permissions, nor sent to them', async () => {
    const admin = await test.as('admin');
    await admin.post('/api/blog', { body: post('Only a draft', { published: false }) });
    const path = '/api/blog?limit=100';
    const isListed = ({ body }: { body: { posts: { title: string }[] } }) =>
      body.posts.some(({ title }) => title === 'Only a draft');
    expect(isListed(await admin.get(path))).toBe(true);
    expect(isListed(await test.api.get(path))).toBe(false);
    expect(isListed(await test.api.get(path))).toBe(false);
    const seen = await admin.get(path);
    expect(isListed(seen)).toBe(true);
    expect(seen.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is never that of statistics, because they follow their data a moment later', async () => {
    const path = '/api/dashboard/public-stats';
    const totalPosts = async () => (await test.api.get(path)).body.data.totalPosts;
    expect(getCacheTags(path)).toBeNull();
    const before = await totalPosts();
    await test.db('daily_statistics').insert({ metric: 'posts.news', day: '2026-01-01', value: 3 });
    expect(await totalPosts()).toBe(before + 3);
    expect(await countHits(() => raw(path))).toBe(0);
  });

  it('is never an error, health or a recorded view', async () => {
    for (const path of [
      '/api/blog/999999',
      '/api/blog?page=nonsense',
      '/api/blog/health',
      '/api/enquiries',
      '/api/nowhere',
    ]) {
      await raw(path);
      expect([path, await countHits(() => raw(path))]).toEqual([path, 0]);
    }
    const { id } = await test.db('posts').first('id');
    for (const agent of ['one', 'two']) {
      await raw(`/api/blog/${id}`);
      await test.api.post(`/api/blog/${id}/views`, { headers: { 'User-Agent': agent } });
    }
    expect(await test.db('post_views').where({ post_id: id })).toHaveLength(2);
  });

  it('is never that of a search, which would displace those that everyone reads', async () => {
    for (const path of ['/api/blog?search=rain', '/api/destinations/search?q=goa', '/api/search?q=rain']) {
      await raw(path);
      expect([path, await countHits(() => raw(path))]).toEqual([path, 0]);
    }
    const etag = String((await raw('/api/blog?search=rain')).headers['etag']);
    expect((await raw('/api/blog?search=rain', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('has the request id of its caller', async () => {
    const id = { 'X-Request-Id': 'request-of-mine' };
    for (const _ of [1, 2]) {
      expect((await test.api.get('/api/settings/public', { headers: id })).headers.get('X-Request-Id')).toBe(
        'request-of-mine',
      );
    }
  });

  it('is computed once for concurrent requests', async () => {
    const asked = '/api/blog?limit=2&page=3';
    const queries: string[] = [];
    const listen = ({ sql }: { sql: string }) => queries.push(sql);
    test.db.on('query', listen);
    const responses = await Promise.all(Array.from({ length: 20 }, () => raw(asked)));
    test.db.off('query', listen);
    expect(new Set(responses.map(({ body }) => body.toString())).size).toBe(1);
    expect(queries.filter((sql) => sql.includes('order by'))).toHaveLength(1);
  });

  it('does not exist where there is no room for any', async () => {
    await raw('/api/settings/public', {}, other.origin);
    expect(await countHits(() => raw('/api/settings/public', {}, other.origin))).toBe(0);
  });
});
