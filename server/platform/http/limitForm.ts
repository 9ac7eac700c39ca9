import type { Context } from 'koa';
import type { Database } from '../db/db.ts';
import { tooManyRequests } from '../errors.ts';
import { consumeClientAttempt, type Limit } from '../security/rateLimit.ts';

/** Far more than one person submits, and enough for an office behind one address. */
const formLimit = (name: string): Limit => ({ name, max: 60, windowSeconds: 10 * 60 });

/** Counts a submission of a public form against the caller's network. @throws AppError 429 */
export async function limitForm(
  { db, rateLimits }: { db: Database; rateLimits: boolean },
  ctx: Context,
  form: string,
): Promise<void> {
  if (!rateLimits) return;
  const wait = await consumeClientAttempt(db, formLimit(form), ctx.ip);
  if (wait > 0) throw tooManyRequests('Too many requests. Please try again in a few minutes.', wait);
}
