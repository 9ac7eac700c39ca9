import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useProduct } from './support/product.ts';

describe('the headers of public responses', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.origin + path, { headers, redirect: 'manual' });

  /** The response as it was sent, unlike with fetch, which decompresses it and revalidates. */
  const raw = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>(
      (resolve, reject) => {
        request(product.origin + path, { headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
          );
        })
          .on('error', reject)
          .end();
      },
    );

  it('forbid inline scripts, frames, sniffing and device access on every page', async () => {
    for (const path of ['/', '/contact', '/nowhere', '/admin/login']) {
      const { headers } = await get(path);
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
          const [name = '', ...sources] = rule.split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(policy, path).toMatchObject({ 'frame-ancestors': "'none'", 'object-src': "'none'" });
      expect(policy['script-src'], path).toContain("'self'");
      expect(policy['script-src'], path).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBeTruthy();
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.get('x-request-id'), path).toBeTruthy();
    }
    for (const path of ['/api/destinations', '/pictures/brand/mark.svg', '/sitemap.xml', '/api/nowhere']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBeTruthy();
    }
  });

  it('are those of the path also when the request names the whole address', async () => {
    const { port } = new URL(product.origin);
    const fetchStatus = (address: string) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: address }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    const site = 'http://elsewhere.example';
    for (const path of ['', '/', '/blog?page=2', '?utm=1', '/sitemap.xml', '/api/blog'])
      expect(await fetchStatus(site + path), path).toBe(200);
    for (const address of [`${site}/nowhere`, '*']) expect(await fetchStatus(address), address).toBe(404);
  });

  it('declare pages and files as read-only', async () => {
    for (const path of ['/', '/nowhere', '/admin/login', '/robots.txt', '/pictures/brand/mark.svg']) {
      const response = await fetch(product.origin + path, { method: 'POST' });
      expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
      expect(await response.json(), path).toMatchObject({ code: 'method_not_allowed' });
    }
    const unknown = await fetch(`${product.origin}/API/nowhere`);
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not_found']);
  });

  it('allow cheap revalidation, and cache hashed assets indefinitely', async () => {
    for (const path of ['/', '/destination', '/sitemap.xml', '/feed/blog.xml', '/api/destinations']) {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag, path).not.toBe('');
      expect(first.headers.get('cache-control'), path).toBeTruthy();
      const again = await raw(path, { 'If-None-Match': etag });
      expect([again.status, again.bytes.length], path).toEqual([304, 0]);
      expect((await raw(path, { 'If-None-Match': '"other"' })).status, path).toBe(200);
    }
    const html = await (await get('/')).text();
    const assets = [...html.matchAll(/(?:src|href|data-entry)="(\/assets\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')], path).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await get('/pictures/brand/mark.svg')).headers.get('cache-control')).not.toContain('immutable');
    expect((await get('/assets/nothing-here.js')).status).toBe(404);
  });

  it('have one ETag for each state of a page, on every copy of the API and for every rendering', async () => {
    const copy = await product.startApi({ RESPONSE_CACHE_MB: '0' });
    for (const path of [
      '/',
      '/destination',
      '/itinerary/Kerala',
      '/blog?page=2',
      '/news-details/19',
      '/privacy',
    ]) {
      const tags = [];
      for (const origin of [product.origin, copy.origin, copy.origin])
        tags.push((await fetch(origin + path)).headers.get('etag'));
      expect(tags, path).toEqual([tags[0], tags[0], tags[0]]);
    }
  });

  it('compress text by Brotli or gzip, as the browser accepts', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())?.[1] ?? '';
    for (const path of ['/', '/sitemap.xml', script]) {
      const as = (encoding: string) => raw(path, { 'Accept-Encoding': encoding });
      const plain = await as('identity');
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      const brotli = await as('gzip, deflate, br, zstd');
      expect(brotli.headers, path).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes), path).toBe(true);
      const gzip = await as('gzip');
      expect(gzip.headers['content-encoding'], path).toBe('gzip');
      expect(gunzipSync(gzip.bytes).equals(plain.bytes), path).toBe(true);
    }
  });
});
