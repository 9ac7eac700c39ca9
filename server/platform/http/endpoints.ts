import type { Context } from 'koa';
import { z } from 'zod';
import { idSchema, type Permission } from '../contract.ts';
import { forbidden, unauthorized } from '../errors.ts';
import type { CommandContext } from '../events/events.ts';
import { doneResponseSchema } from '../fields.contract.ts';
import type { Aliases } from './aliases.ts';
import {
  type FileRule,
  isJson,
  type Multipart,
  type RawRule,
  readJson,
  readPlainForm,
  withMultipart,
} from './body.ts';
import { buildJsonResponse } from './cache/cachedResponse.ts';
import type { ErrorName } from './errorResponses.ts';
import { parseInput, parseParams, parseQuery, sanitize } from './input.ts';
import { isPlainForm, type PlainForm } from './plainForm.ts';
import { type Actor, type RequestState, toContext } from './state.ts';

/** `public`: no token needed. `signed-in`: any live session. Otherwise one of the named permissions. */
export type Access = 'public' | 'signed-in' | Permission | readonly Permission[];

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A chapter of the API description. */
export type Tag = { name: string; description: string };

type MayDo = (permission: Permission) => boolean;

type Spec<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, A extends Access> = {
  /** One line for people, also the summary in the API description. */
  summary: string;
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Other names that the fields of the body have. */
  aliases?: Aliases;
  /** The entry that the body changes, as a read returns it: it shows which of two names was changed. */
  stored?: (request: { params: z.output<Params> }) => Promise<Record<string, unknown> | undefined>;
  /** A request without a JSON body counts as one with an empty object. */
  optionalBody?: boolean;
  /** Makes the body a multipart form with at most this one file; `body` then checks its fields. */
  file?: FileRule;
  /** Also accepts the body as a form that a browser sends without script, and responds to it with a page. */
  plainForm?: PlainForm;
  /** Declares a body that the handler checks with `assertRawHeaders` and reads with `readRaw`. */
  rawBody?: RawRule;
  /** Names every wrong field in `error`, joined with commas, instead of the first one. */
  joinErrors?: boolean;
  /** Checks access to the resource in the path, before the body is validated. @throws AppError 403 */
  guard?: (request: { params: z.output<Params>; actor: Actor }) => Promise<void>;
  /**
   * Checks the caller, or what the body asks for, before its fields are validated; on public endpoints, it usually counts
   * the request against a limit.
   * @throws AppError 400, 403, 429
   */
  checkCaller?: (request: {
    fields: Record<string, unknown>;
    actor: Actor | null;
    may: MayDo;
    ctx: Context;
  }) => Promise<void>;
  /** A public read: sent with ETag and Cache-Control, and 304 when it is unchanged. */
  cacheable?: boolean;
  /** Accepts an `Idempotency-Key`: a repeated request gets the response to the first one. */
  idempotent?: boolean;
  /** Success status; default 200. */
  status?: number;
  /** Other success statuses that the handler may set. */
  otherStatuses?: readonly number[];
  /** Shape of the JSON body of success, for the API description and for checks in tests. */
  response?: z.ZodType;
  /** Media type of a body of success that is not JSON. */
  produces?: string;
  /** The errors of the handler, beyond those that the rest of this declaration implies. */
  errors?: readonly ErrorName[];
};

/** The part of a request that every handler receives. */
export type Caller = {
  /** Whether the caller holds a permission. */
  may: MayDo;
  context: CommandContext;
  ctx: Context;
};

type Request<Params, Query, Body, A extends Access> = Caller & {
  params: Params;
  query: Query;
  body: Body;
  /** Files of a multipart body by field. */
  files: Multipart['files'];
  actor: A extends 'public' ? Actor | null : Actor;
};

/** A declared endpoint, from which the router, the API description and the permission tests are derived. */
export type Endpoint = Omit<Spec<z.ZodType, z.ZodType, z.ZodType, Access>, 'guard' | 'stored'> & {
  method: Method;
  path: string;
  tag: Tag;
  serve: (ctx: Context) => Promise<void>;
};

export const idParams = z.object({ id: idSchema });

/** Declares a call about one entry, by its id. */
export const byId = { params: idParams, errors: ['NotFound'] } as const;

export const creation = { status: 201, idempotent: true } as const;

/** Declares a save that is based on a version of an entry, see `versionFields`. */
export const revision = { params: idParams, errors: ['NotFound', 'StaleWrite'] } as const;

export const deletion = { ...byId, response: doneResponseSchema } as const;

/**
 * Endpoints of one subject. Each declaration names who may call it, its input, and its handler. The order of checks is
 * fixed: access, path and query, `guard`, size and type of the body, `checkCaller`, the fields of the body. A handler
 * returns the body of success without `success: true`, or undefined when it has responded through `ctx` itself.
 */
export class Endpoints {
  readonly declared: Endpoint[] = [];
  private readonly tag: Tag;

  constructor(tag: Tag) {
    this.tag = tag;
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
      handle: Handler<Request<z.output<Params>, z.output<Query>, z.output<Body>, A>>,
    ) => {
      const { guard: _guard, stored: _stored, ...declared } = spec;
      // The schemas of `spec` produce exactly the arguments of its functions.
      const serve = (ctx: Context) => respond(ctx, spec as AnySpec, handle as Handler<AnyRequest>);
      this.declared.push({ ...declared, method, path, tag: this.tag, serve });
    };
  }
}

type Handler<R> = (request: R) => Promise<object | undefined> | object | undefined;
type AnySpec = Spec<z.ZodType, z.ZodType, z.ZodType, Access>;
type AnyRequest = Request<unknown, unknown, unknown, Access>;

async function respond(ctx: Context, spec: AnySpec, handle: Handler<AnyRequest>): Promise<void> {
  const state = ctx.state as RequestState; // set by requestContext.ts and identify.ts
  if (spec.plainForm && isPlainForm(ctx)) state.plainForm = spec.plainForm;
  const actor = requireAccess(state.actor, spec.access);
  const params = spec.params && parseParams(spec.params, ctx['params']);
  const query = spec.query && parseQuery(spec.query, ctx.query);
  const may: MayDo = (permission) => actor?.permissions.includes(permission) ?? false;
  // Only endpoints that are not public have a guard, and their requests have an actor by now.
  if (spec.guard && actor) await spec.guard({ params, actor });
  await withBody(ctx, spec, async ({ fields, files }) => {
    // It must judge the text that the schema of the body will see.
    await spec.checkCaller?.({ fields: toRecord(sanitize(fields)), actor, may, ctx });
    const stored = await spec.stored?.({ params });
    const body = spec.body && parseInput(spec.body, fields, { ...spec, stored });
    ctx.status = spec.status ?? 200;
    // The handler may override it; cacheable responses have headers of their own.
    ctx.set('Cache-Control', 'private, no-store');
    const request = { params, query, body, files, actor, may, context: toContext(state), ctx };
    // Its parts are the results of the schemas; an absent schema is never read.
    const result = await handle(request as AnyRequest);
    if (result === undefined) return;
    const response = { success: true, ...result };
    if (spec.cacheable) state.response = buildJsonResponse(response, actor !== null);
    else ctx.body = response;
  });
}

type ReceivedBody = { fields: unknown; files: Multipart['files'] };

async function withBody(
  ctx: Context,
  { file, plainForm, body, optionalBody = false }: AnySpec,
  work: (received: ReceivedBody) => Promise<void>,
): Promise<void> {
  if (file) return withMultipart(ctx, file, work);
  if (plainForm && isPlainForm(ctx)) return work({ fields: await readPlainForm(ctx), files: {} });
  const hasBody = body && !(optionalBody && !isJson(ctx));
  return work({ fields: hasBody ? await readJson(ctx) : {}, files: {} });
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** @throws AppError 401 without a session, 403 without the permission */
export function requireAccess(actor: Actor | null, access: Access): Actor | null {
  if (access === 'public') return actor;
  if (!actor) throw unauthorized();
  if (access === 'signed-in') return actor;
  const accepted: readonly Permission[] = typeof access === 'string' ? [access] : access;
  if (!accepted.some((permission) => actor.permissions.includes(permission))) throw forbidden();
  return actor;
}
