import type Koa from 'koa';
import { toAddressKey } from '../platform/http/cache/cacheMiddleware.ts';
import type { CachedResponse, ResponseCache } from '../platform/http/cache/responseCache.ts';
import { internalFetch } from '../platform/http/internalFetch.ts';
import type { RequestState } from '../platform/http/state.ts';
import { memoizeByObject } from '../platform/process/memoize.ts';
import { getCacheTags } from './tags.ts';

export type PublicAnswer = { status: number; body: unknown };

/**
 * Reads the public API inside this process as an anonymous visitor, each path once, and collects the tags of what was
 * read.
 */
export type Answers = {
  answer: (path: string) => Promise<PublicAnswer>;
  /** The tags of everything read so far. */
  tags: Set<string>;
  /** Whether a response was missing for a temporary reason: the page must not be cached then. */
  hasFailed(): boolean;
};

/** Freezes a body, which pages share; a Redux store checks unfrozen values deeply. */
function shared<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body;
  for (const part of Object.values(body)) Object.freeze(part);
  return Object.freeze(body);
}

const parsed = memoizeByObject((kept: CachedResponse): object =>
  shared(JSON.parse(kept.bodies.identity.toString())),
);

export function openAnswers(app: Koa<RequestState>, cache: ResponseCache): () => Answers {
  let read: ReturnType<typeof internalFetch> | undefined;
  return () => {
    const tags = new Set<string>();
    const asked = new Map<string, Promise<PublicAnswer>>();
    let failed = false;
    async function find(path: string): Promise<PublicAnswer> {
      for (const tag of getCacheTags(path) ?? []) tags.add(tag);
      const kept = cache.get(toAddressKey(path));
      if (kept) return { status: kept.status, body: parsed(kept) };
      // Created on the first page, when all middleware of the app is mounted.
      read ??= internalFetch(app);
      const { status, body } = await read(path);
      if (status >= 500 || status === 429) failed = true;
      return { status, body: shared(body) };
    }
    return {
      tags,
      hasFailed: () => failed,
      answer(path) {
        const found = asked.get(path) ?? find(path);
        asked.set(path, found);
        return found;
      },
    };
  };
}
