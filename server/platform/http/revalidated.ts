import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/**
 * Answers a read with an ETag, or 304 when the caller has the same already. Shared caches may keep what anybody
 * gets, but must ask each time; what a signed-in person gets is kept by nobody.
 */
export function answerRevalidated(ctx: Context, answer: object, isSignedIn: boolean): void {
  const text = JSON.stringify(answer);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  ctx.set('Cache-Control', isSignedIn ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  ctx.set('ETag', `W/${tag}`);
  if (isKnownTag(ctx.get('If-None-Match'), tag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = text;
}

/**
 * Koa's `ctx.fresh` would also heed a request's `Cache-Control: no-cache`, which is for caches on the way: we are
 * the origin, and several clients send it with every `If-None-Match`.
 */
const isKnownTag = (header: string, tag: string) =>
  header.split(',').some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === tag);
