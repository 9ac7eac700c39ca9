import type { Context as KoaContext } from 'koa';
import type { z } from 'zod';
import type { Permission } from '../../platform/contract.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Context } from '../../platform/events/events.ts';
import { readJson } from '../../platform/http/body.ts';
import { type Access, admit, type Endpoints } from '../../platform/http/endpoints.ts';
import { parseInput } from '../../platform/http/input.ts';
import { toContext } from '../../platform/http/state.ts';
import { newsletterTexts } from './contract.ts';

type Fields = Record<string, unknown>;

type Request<Input> = {
  input: Input;
  may: (permission: Permission) => boolean;
  context: Context;
  ctx: KoaContext;
};

type Spec<Schema extends z.ZodType> = {
  summary: string;
  access: Access;
  /** Overrides `access` when the required access depends on the input. */
  accessOf?: (given: Fields) => Access;
  /** Counts the call against its caller before its input is validated. @throws AppError 429 */
  limit?: (given: Fields, request: Omit<Request<unknown>, 'input'>) => Promise<void>;
  /** Query of a GET, body of a POST. */
  input: Schema;
  answer?: z.ZodType;
  /** Success statuses in addition to 200. */
  orStatus?: readonly number[];
  /** Answers the body of success, or undefined when it has answered through `ctx` itself. */
  handle(request: Request<z.output<Schema>>): Promise<object | undefined> | object;
};

/** One thing that the one path can do. */
export type Action = Omit<Spec<z.ZodType>, 'handle' | 'limit'> & {
  run(given: Fields, request: Omit<Request<unknown>, 'input'>): Promise<object | undefined>;
};

export function action<Schema extends z.ZodType>({ handle, limit, ...spec }: Spec<Schema>): Action {
  return {
    ...spec,
    async run(given, request) {
      await limit?.(given, request);
      return handle({ ...request, input: parseInput(spec.input, given) });
    },
  };
}

type Actions = Record<string, Action>;

/**
 * Serves `?action=`: the same order as everywhere (401, 403, limit, shape of the input, work), with 400 for an action that
 * the method does not know. `unnamed` chooses for a POST that names none. Each action is declared like a call of
 * its own.
 */
export function declareActions(
  area: Endpoints,
  method: 'get' | 'post',
  actions: Actions,
  unnamed: (given: Fields) => Action | undefined = () => undefined,
): void {
  for (const [name, { run: _, accessOf: __, input, ...declared }] of Object.entries(actions)) {
    const path = `/api/newsletter?action=${name}`;
    area.declared.push({
      ...declared,
      method,
      path,
      ...(method === 'get' ? { query: input } : { body: input }),
    });
  }
  area.router[method]('/', async (ctx) => {
    const read = async (): Promise<Fields> => (method === 'get' ? { ...ctx.query } : readFields(ctx));
    const name = ctx.query['action'] || undefined;
    const fields = name === undefined ? await read() : undefined;
    const chosen = fields ? unnamed(fields) : find(actions, name);
    if (!chosen) throw badRequest(newsletterTexts.unknownAction);
    const { actor } = ctx.state;
    const given = fields ?? (chosen.accessOf ? await read() : undefined);
    admit(actor, (given && chosen.accessOf?.(given)) ?? chosen.access);
    const answer = await chosen.run(given ?? (await read()), {
      may: (permission) => actor?.permissions.includes(permission) ?? false,
      context: toContext(ctx.state),
      ctx,
    });
    if (answer !== undefined) ctx.body = answer;
  });
}

/** A name that every object has by birth is no action. */
const find = (actions: Actions, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(actions, name) ? actions[name] : undefined;

/**
 * The fields of a POST. The buttons of our pages and one-click requests of mail programs (RFC 8058) are forms with
 * the token in the address: what else such a form says does not matter.
 */
async function readFields(ctx: KoaContext): Promise<Fields> {
  const { token } = ctx.query;
  if (token !== undefined && !ctx.is('application/json', 'application/*+json')) return { token };
  const body = await readJson(ctx);
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...(token === undefined ? {} : { token }), ...fields };
}
