import Router from '@koa/router';
import type { Context as KoaContext, Middleware } from 'koa';
import compose from 'koa-compose';
import { z } from 'zod';
import { idSchema, type Permission } from '../contract.ts';
import { forbidden, unauthorized } from '../errors.ts';
import type { Context } from '../events/events.ts';
import { type FileRule, type Multipart, readJson, withMultipart } from './body.ts';
import { handleConditionalRequest } from './cache/handleConditionalRequest.ts';
import { parseInput, parseParams } from './input.ts';
import { type Actor, type RequestState, toContext } from './state.ts';

/** `public`: no token needed. `signed-in`: any live session. Otherwise one of the named permissions. */
export type Access = 'public' | 'signed-in' | Permission | readonly Permission[];

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Spec<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, A extends Access> = {
  /** One line for people, also the summary in the API description. */
  summary: string;
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Names every wrong field in `error`, joined with commas, instead of the first one. */
  joinErrors?: boolean;
  /** A read that anybody may repeat: answers with ETag and Cache-Control, and 304 when nothing changed. */
  revalidated?: boolean;
  /** Checks access to the resource in the path, before the body is validated. @throws AppError 403 */
  guard?: (request: { params: z.output<Params>; actor: Actor }) => Promise<void>;
  /** Counts the call against its caller before the body is validated. @throws AppError 429 */
  limit?: (ctx: KoaContext) => Promise<void>;
  /** Makes the body a multipart form with at most this one file; `body` then checks its fields. */
  file?: FileRule;
  /** Success status; default 200. */
  status?: number;
  /** Others that the handler may set. */
  orStatus?: readonly number[];
  /** Shape of the success body, for the API description and for checks in tests. */
  answer?: z.ZodType;
};

type Request<Params, Query, Body, A extends Access> = {
  params: Params;
  query: Query;
  body: Body;
  /** Files of a multipart body by field. */
  files: Multipart['files'];
  actor: A extends 'public' ? Actor | null : Actor;
  /** Whether the caller holds a permission. */
  may: (permission: Permission) => boolean;
  context: Context;
  ctx: KoaContext;
};

/** One call of the API as it was declared: the permission matrix and the API description are made from these. */
export type Endpoint = Omit<Spec<z.ZodType, z.ZodType, z.ZodType, Access>, 'guard' | 'limit'> & {
  method: Method;
  path: string;
};

/** All areas, in order. Those that a request does not ask cost it a comparison, instead of two turns of Koa's. */
export function areasMiddleware(areas: readonly Endpoints[]): Middleware<RequestState> {
  const known = areas.map((area) => area.whole());
  return (ctx, next) => {
    const path = ctx.path.toLowerCase();
    const from = (place: number): Promise<unknown> => {
      const found = known.findIndex(({ prefix }, at) => at >= place && path.startsWith(prefix));
      return known[found]?.handle(ctx, () => from(found + 1)) ?? next();
    };
    return from(0);
  };
}

export const idParams = z.object({ id: idSchema });

/**
 * The calls of one area. Each declaration reads as a sentence: who may, what comes in, what is done. The order
 * is fixed: 401, then 403, then the caller's limit, then the shape of the input, then the work. A handler returns the body of success,
 * or undefined when it has answered through `ctx` itself.
 */
export class Endpoints {
  readonly router: Router<RequestState>;
  readonly declared: Endpoint[] = [];
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
    this.router = new Router<RequestState>({ prefix });
  }

  /** Answers what lies below the prefix. */
  whole(): { prefix: string; handle: Middleware<RequestState> } {
    // Hides the router's additions to the context type.
    const parts = [this.router.routes(), this.router.allowedMethods()] as Middleware<RequestState>[];
    return { prefix: this.prefix.toLowerCase(), handle: compose(parts) };
  }

  get = this.declare('get');
  post = this.declare('post');
  put = this.declare('put');
  patch = this.declare('patch');
  delete = this.declare('delete');

  private declare(method: Method) {
    return <
      const A extends Access,
      Params extends z.ZodType = z.ZodNever,
      Query extends z.ZodType = z.ZodNever,
      Body extends z.ZodType = z.ZodNever,
    >(
      path: string,
      spec: Spec<Params, Query, Body, A>,
      handle: (
        request: Request<z.output<Params>, z.output<Query>, z.output<Body>, A>,
      ) => Promise<object | undefined> | object | undefined,
    ) => {
      const { guard, limit, ...declared } = spec;
      this.declared.push({ ...declared, method, path: `${this.prefix}${path}` });
      this.router[method](path, async (ctx) => {
        const actor = admit(ctx.state.actor, spec.access);
        const parts = {
          // The parsers below give exactly what the schemas say; an absent schema is never read.
          params: spec.params && parseParams(spec.params, ctx.params),
          query: spec.query && parseInput(spec.query, ctx.query),
          actor,
          may: (permission: Permission) => actor?.permissions.includes(permission) ?? false,
          context: toContext(ctx.state),
          ctx,
        };
        const run = async (fields: unknown, files: Multipart['files']) => {
          await limit?.(ctx);
          const body = spec.body && parseInput(spec.body, fields, { joinErrors: spec.joinErrors ?? false });
          const answer = await handle({ ...parts, body, files } as Request<
            z.output<Params>,
            z.output<Query>,
            z.output<Body>,
            A
          >);
          if (answer === undefined) return;
          ctx.status = spec.status ?? 200;
          if (spec.revalidated) handleConditionalRequest(ctx, answer, actor !== null);
          else ctx.body = answer;
        };
        // Only calls that are not public have a guard, and those have an actor by now.
        if (guard && actor) await guard({ params: parts.params as z.output<Params>, actor });
        if (spec.file) return withMultipart(ctx, spec.file, ({ fields, files }) => run(fields, files));
        return run(spec.body ? await readJson(ctx) : undefined, {});
      });
    };
  }
}

/** @throws AppError 401 without a session, 403 without the permission */
export function admit(actor: Actor | null, access: Access): Actor | null {
  if (access === 'public') return actor;
  if (!actor) throw unauthorized();
  if (access === 'signed-in') return actor;
  const wanted: readonly Permission[] = typeof access === 'string' ? [access] : access;
  if (!wanted.some((permission) => actor.permissions.includes(permission))) throw forbidden();
  return actor;
}
