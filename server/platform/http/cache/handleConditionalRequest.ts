import type { Context } from 'koa';
import type { RequestState } from '../state.ts';
import { buildCachedResponse } from './cachedResponse.ts';

/**
 * Leaves the response of a read to cacheMiddleware.ts, which sends it, or 304 when the client has it already. Shared
 * caches may store anonymous responses, but must revalidate them; responses to signed-in users are not stored.
 */
export function handleConditionalRequest(ctx: Context, answer: object, isSignedIn: boolean): void {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': isSignedIn ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    Vary: 'Authorization, Accept-Encoding',
  };
  (ctx.state as RequestState).finished = buildCachedResponse([JSON.stringify(answer)], {
    status: 200,
    headers,
  });
}
