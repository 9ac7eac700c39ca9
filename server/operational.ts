import type { Middleware } from 'koa';
import type { AppDependencies } from './app.ts';
import { databaseReadiness } from './platform/readiness.ts';

/**
 * `/livez` says that the process runs and touches nothing else; `/readyz` says whether to send requests here,
 * from an answer of the database that is at most a second old; `/api/health` is the same for the client.
 */
export function operationalEndpoints({
  db,
  isAccepting,
}: Pick<AppDependencies, 'db' | 'isAccepting'>): Middleware {
  const databaseAnswers = databaseReadiness(db);
  return async (ctx, next) => {
    if (ctx.path === '/livez') {
      ctx.body = { success: true, status: 'ok' };
      return;
    }
    if (ctx.path !== '/readyz' && ctx.path !== '/api/health') return next();
    const ready = isAccepting() && (await databaseAnswers());
    ctx.status = ready ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: ready, status: ready ? 'ok' : 'unavailable' };
  };
}
