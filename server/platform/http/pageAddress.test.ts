import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limitTime } from '../text/limitTime.ts';
import { toCacheKey } from './cache/cacheMiddleware.ts';
import { pageAddress, pageParameters } from './pageAddress.ts';

const getKey = (url: string) =>
  toCacheKey({ method: 'GET', url, headers: {} } as Parameters<typeof toCacheKey>[0]); // all it reads

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm=1', '/'],
    ['/?', '/'],
    ['/blog?utm_source=mail&page=2&fbclid=x', '/blog?page=2'],
    ['/blog?limit=12&page=2', '/blog?page=2&limit=12'],
    ['/Blog/?page=2&utm=1', '/Blog/?page=2'],
    ['/blog?page=2&page=3', '/blog?page=2'],
    ['/blog?pages=2&xpage=3', '/blog'],
    ['/blog/tag/sea%20side?utm=1&page=2', '/blog/tag/sea%20side?page=2'],
    ['/blog/tags/sea?page=2', '/blog/tags/sea'],
    ['/itinerary/goa?utm=1', '/itinerary/goa'],
    ['/itinerary/goa?adults=3&utm=1&date=2098-02-01', '/itinerary/goa?date=2098-02-01&adults=3'],
    ['/wedding?utm=1&guests=100&place=Goa', '/wedding?place=Goa&guests=100'],
    ['/tour-details?date=2098-02-01&utm=1&guests=3&trip=1', '/tour-details?trip=1&guests=3&date=2098-02-01'],
    ['/wedding/goa-beach?utm=1&guests=100', '/wedding/goa-beach'],
    ['/constructor?page=1', '/constructor'],
    ['/nowhere?page=1', '/nowhere'],
    ['/booking?info=Goa%20%26%20more&gclid=1&for=tour', '/booking?for=tour&info=Goa%20%26%20more'],
  ])('%s is rendered and cached as %s', (url, address) => {
    expect(pageAddress(url)).toBe(address);
    expect(getKey(url)).toBe(address);
  });

  it('is not that of a call of the API, which has all parameters, in any letter case', () => {
    expect(getKey('/API/destinations?type=domestic')).toBe('/API/destinations?type=domestic');
  });

  it('is found quickly when it is full of slashes', () => {
    const url = `/a${'/'.repeat(200_000)}x?page=2`;
    expect(limitTime(2000, () => pageAddress(url))).toBe(url.replace('?page=2', ''));
  });

  it('has every parameter that the sources of the site read', async () => {
    const source = join(import.meta.dirname, '../../../client/src');
    const folders = ['site', 'features', 'ui/site'];
    const read = new Set<string>();
    for (const folder of folders) {
      for (const name of await readdir(join(source, folder), { recursive: true })) {
        if (!/\.tsx?$/.test(name) || name.includes('.test.') || name.includes('/admin/')) continue;
        const text = await readFile(join(source, folder, name), 'utf8');
        for (const [, parameter = ''] of text.matchAll(/\bquery\.get\('(\w+)'\)/g)) read.add(parameter);
      }
    }
    expect([...read].sort()).toEqual([...pageParameters].sort());
  });
});
