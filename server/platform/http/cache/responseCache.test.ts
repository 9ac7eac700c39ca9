import { describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { buildCachedResponse, type CachedResponse } from './cachedResponse.ts';
import { createResponseCache } from './responseCache.ts';

const page = (tags: string[], bytes = 10): CachedResponse =>
  buildCachedResponse('x'.repeat(bytes), { status: 200, headers: {}, tags: new Set(tags) });

describe('the response cache', () => {
  it('purges the responses with a changed tag, and no others', () => {
    const cache = createResponseCache();
    cache.set('/', page(['destination', 'post']), cache.version);
    cache.set('/about', page(['settings']), cache.version);
    cache.purge(['post']);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.get('/about')).toBeDefined();
    cache.purgeAll();
    expect(cache.size).toBe(0);
  });

  it('does not store a page whose data changed while it was rendered', () => {
    const cache = createResponseCache();
    const before = cache.version;
    cache.purge(['post']);
    cache.set('/blog', page(['post']), before);
    cache.set('/about', page(['settings']), before);
    expect(cache.get('/blog')).toBeUndefined();
    expect(cache.get('/about')).toBeDefined();
    cache.set('/blog', page(['post']), cache.version);
    expect(cache.get('/blog')).toBeDefined();
  });

  it('does not store a page whose rendering began before everything was purged', () => {
    const cache = createResponseCache();
    const before = cache.version;
    cache.purgeAll();
    cache.set('/about', page(['settings']), before);
    cache.set('/plain', page([]), before);
    expect(cache.size).toBe(0);
    cache.set('/about', page(['settings']), cache.version);
    expect(cache.get('/about')).toBeDefined();
  });

  it('evicts the least recently used pages first', () => {
    const cache = createResponseCache({ maxBytes: 6000 });
    cache.set('/a', page([]), cache.version);
    cache.set('/b', page([]), cache.version);
    cache.get('/a');
    cache.set('/c', page([]), cache.version);
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
    cache.set('/d', page([]), cache.version);
    expect(cache.size).toBe(2);
    expect(cache.get('/d')).toBeDefined();
  });

  it('does not store a response that is larger than the cache', () => {
    const cache = createResponseCache({ maxBytes: 6000 });
    cache.set('/a', page([]), cache.version);
    cache.set('/b', page([], 8000), cache.version);
    expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([true, false]);
  });

  it('returns no response that is older than its time to live', async () => {
    const cache = createResponseCache({ ttlMs: 1 });
    cache.set('/', page([]), cache.version);
    await eventually(async () => cache.get('/') === undefined);
  });

  it('does not prolong the life of a response that is stored again, as with another variant', async () => {
    const cache = createResponseCache({ ttlMs: 500 });
    cache.set('/', page([]), cache.version);
    await eventually(async () => {
      const cached = cache.get('/');
      if (cached) cache.set('/', cached, cache.version);
      return cached === undefined;
    });
  });
});
