import { describe, expect, it } from 'vitest';
import { type CachedResponse, createResponseCache } from './responseCache.ts';

const page = (tags: string[], bytes = 10): CachedResponse => ({
  status: 200,
  headers: {},
  etag: '"1"',
  bodies: { identity: Buffer.alloc(bytes) },
  tags: new Set(tags),
  route: 'page',
});

describe('the answer cache', () => {
  it('forgets what a change has touched, and nothing else', () => {
    const cache = createResponseCache();
    cache.set('/', page(['destination', 'post']), cache.mark());
    cache.set('/about', page(['settings']), cache.mark());
    cache.purge(['post']);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.get('/about')).toBeDefined();
    cache.purgeAll();
    expect(cache.size).toBe(0);
  });

  it('does not keep a page whose data changed while it was rendered', () => {
    const cache = createResponseCache();
    const before = cache.mark();
    cache.purge(['post']);
    cache.set('/blog', page(['post']), before);
    cache.set('/about', page(['settings']), before);
    expect(cache.get('/blog')).toBeUndefined();
    expect(cache.get('/about')).toBeDefined();
    cache.set('/blog', page(['post']), cache.mark());
    expect(cache.get('/blog')).toBeDefined();
  });

  it('does not keep a page of whatever kind that was begun before everything was purged', () => {
    const cache = createResponseCache();
    const before = cache.mark();
    cache.purgeAll();
    cache.set('/about', page(['settings']), before);
    cache.set('/plain', page([]), before);
    expect(cache.size).toBe(0);
    cache.set('/about', page(['settings']), cache.mark());
    expect(cache.get('/about')).toBeDefined();
  });

  it('lets the pages go first that nobody asks for', () => {
    const cache = createResponseCache({ maxBytes: 3000 });
    cache.set('/a', page([]), cache.mark());
    cache.set('/b', page([]), cache.mark());
    cache.get('/a');
    cache.set('/c', page([]), cache.mark());
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
    cache.set('/d', page([]), cache.mark());
    expect(cache.size).toBe(2);
    expect(cache.get('/d')).toBeDefined();
  });

  it('keeps nothing that would need all the room and more', () => {
    const cache = createResponseCache({ maxBytes: 3000 });
    cache.set('/a', page([]), cache.mark());
    cache.set('/b', page([], 3000), cache.mark());
    expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([true, false]);
  });

  it('trusts no page for longer than its age', () => {
    const cache = createResponseCache({ maxAgeMs: -1 });
    cache.set('/', page([]), cache.mark());
    expect(cache.get('/')).toBeUndefined();
  });
});
