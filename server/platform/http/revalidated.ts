import type { Context } from 'koa';
import { finish } from './finishedAnswers.ts';
import type { RequestState } from './state.ts';

/**
 * Leaves the finished answer of a read to keptAnswers.ts, which sends it, or 304 when the caller has it already.
 * Shared caches may keep what anybody gets, but must ask each time; what a signed-in person gets is kept by nobody.
 */
export function answerRevalidated(ctx: Context, answer: object, isSignedIn: boolean): void {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': isSignedIn ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    Vary: 'Authorization, Accept-Encoding',
  };
  (ctx.state as RequestState).finished = finish([JSON.stringify(answer)], { status: 200, headers });
}
