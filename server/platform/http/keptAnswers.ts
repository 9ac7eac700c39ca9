import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { changesChannel, type Database, onChangesHere } from '../db.ts';
import type { Listener } from '../listener.ts';
import { noteCacheRead, routeOf } from '../metrics.ts';
import { remembered } from '../remembered.ts';
import { type AnswerCache, createAnswerCache, type FinishedAnswer } from './answerCache.ts';
import { encodingFor } from './encodings.ts';
import { send, withEncoding } from './finishedAnswers.ts';
import type { RequestState } from './state.ts';

/** Longer addresses are answered, but not kept: nobody links to them, and they would fill the cache. */
const longestKey = 300;

/** Under which name the answer to a request is kept; null for all but a read by somebody who did not sign in. */
export const keyOf = ({ method, url = '', headers }: IncomingMessage): string | null =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined && url.length <= longestKey
    ? keyOfAddress(url)
    : null;

/**
 * The address; that of a file without a query, and that of an API call with its query in order and without empty
 * values.
 */
export const keyOfAddress = (url: string): string => (url.includes('?') ? keyOfQuery(url) : url);

const keyOfQuery = remembered((url) => {
  const query = url.indexOf('?');
  const path = url.slice(0, query);
  if (/\.(?:txt|xml)$/.test(path)) return path;
  if (!url.startsWith('/api/')) return url;
  const values = url.slice(query + 1).split('&');
  const asked = values.filter((value) => value !== '' && value.indexOf('=') !== value.length - 1);
  return asked.length === 0 ? path : `${path}?${asked.sort(byName).join('&')}`;
}, 1000);

/** Of two values with one name, the order stays: it may matter. */
const byName = (one: string, other: string) => {
  const [a = '', b = ''] = [one.split('=')[0], other.split('=')[0]];
  return a < b ? -1 : a > b ? 1 : 0;
};

/**
 * A cache that forgets what the commits of this process and the announcements of others have changed, and all of it
 * after the connection that hears announcements was lost.
 * @param tags the kinds of things that answers are made from; changes of others touch nothing
 */
export function openAnswerCache(
  { db, listener, tags }: { db: Database; listener: Listener; tags: ReadonlySet<string> },
  maxBytes: number,
): AnswerCache {
  const cache = createAnswerCache({ maxBytes });
  const purge = (entityTypes: Iterable<string>) => {
    const touched = [...entityTypes].filter((type) => tags.has(type));
    if (touched.length > 0) cache.purge(touched);
  };
  onChangesHere(db, purge);
  listener.hear(changesChannel, (payload) => purge(payload.split(',')));
  listener.onReconnect(() => cache.purgeAll());
  return cache;
}

/**
 * Sends the finished answers of calls and pages, and keeps them. Many who ask for one that is not kept yet wait for
 * one making of it.
 * @param tagsOf what answers at a path are made from, beside what they say themselves; null: they are never kept
 */
export function keptAnswers(
  cache: AnswerCache,
  tagsOf: (path: string) => readonly string[] | null,
): Middleware<RequestState> {
  const making = new Map<string, { mark: number; made: Promise<FinishedAnswer | null> }>();

  return async (ctx, next) => {
    const tags = tagsOf(ctx.path);
    const make = async (): Promise<FinishedAnswer | null> => {
      await next();
      const { finished } = ctx.state;
      if (!finished) return null;
      return { ...finished, tags: new Set([...finished.tags, ...(tags ?? [])]), route: routeOf(ctx) };
    };
    const encoding = encodingFor(ctx.get('Accept-Encoding'));
    const key = cache.keeps && tags ? keyOf(ctx.req) : null;
    if (key === null) {
      const finished = await make();
      if (finished) send(ctx, await withEncoding(finished, encoding), encoding);
      return;
    }

    const mark = cache.mark();
    const kept = cache.get(key);
    noteCacheRead(ctx.req, kept !== undefined);
    let found = kept;
    if (!found) {
      const other = making.get(key);
      // One that began before a change may not know it.
      if (other?.mark === mark) found = (await other.made.catch(() => null)) ?? undefined;
    }
    if (!found) {
      const made = make();
      making.set(key, { mark, made });
      try {
        found = (await made) ?? undefined;
      } finally {
        if (making.get(key)?.made === made) making.delete(key);
      }
    }
    if (!found) return;
    const ready = await withEncoding(found, encoding);
    if (ready !== kept && !ready.isPassing) cache.set(key, ready, mark);
    send(ctx, ready, encoding);
  };
}
