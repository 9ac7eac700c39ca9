import type { Context } from 'koa';
import type { FinishedAnswer } from './answerCache.ts';
import { compress, type Encoding } from './encodings.ts';
import { isInside } from './readsInside.ts';
import { protectingNames } from './securityHeaders.ts';
import { type Beginning, noBeginning, written } from './written.ts';

/** Smaller bodies gain nothing. */
const worthCompressing = 256;

const noTags: ReadonlySet<string> = new Set();

/** Texts that make one body, with a validator of its content. */
export function finish(
  texts: readonly string[],
  { headers, ...facts }: Pick<FinishedAnswer, 'status' | 'headers'> & Partial<FinishedAnswer>,
  beginning: Beginning = noBeginning,
): FinishedAnswer {
  const { body: identity, digest } = written(beginning, texts);
  const etag = `W/"${digest}"`;
  return {
    tags: noTags,
    route: '',
    ...facts,
    headers: { ...headers, ETag: etag },
    etag,
    bodies: { identity },
  };
}

/** The same answer, with the encoding that is wanted now. */
export async function withEncoding(
  answer: FinishedAnswer,
  encoding: Encoding | undefined,
): Promise<FinishedAnswer> {
  const { identity } = answer.bodies;
  if (!encoding || !lacks(answer, encoding)) return answer;
  return { ...answer, bodies: { ...answer.bodies, [encoding]: await compress(encoding, identity) } };
}

/** Whether an encoding is worth having and not there yet. */
export const lacks = ({ bodies }: FinishedAnswer, encoding: Encoding): boolean =>
  bodies[encoding] === undefined && bodies.identity.length >= worthCompressing;

/**
 * Koa's `ctx.fresh` would also heed a request's `Cache-Control: no-cache`, which is for caches on the way: we are
 * the origin, and several clients send it with every `If-None-Match`.
 */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.split(',').some((given) => {
      const tag = given.trim();
      return tag === '*' || withoutWeakness(tag) === withoutWeakness(etag);
    }));

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/** An answer as one request gets it. */
export type ChosenForm = { status: number; headers: Readonly<Record<string, string>>; body: Buffer | null };

type Form = 'unchanged' | 'identity' | Encoding;
const forms = new WeakMap<FinishedAnswer, Partial<Record<Form, ChosenForm>>>();

/** What a request gets of an answer: the one place that says so, wherever it is sent from. */
export function choose(
  answer: FinishedAnswer,
  ifNoneMatch: string | undefined,
  encoding: Encoding | undefined,
): ChosenForm {
  const isUnchanged = answer.status === 200 && isKnownTag(ifNoneMatch, answer.etag);
  const form = isUnchanged ? 'unchanged' : encoding && answer.bodies[encoding] ? encoding : 'identity';
  const known = forms.get(answer) ?? {};
  const chosen = known[form] ?? write(answer, form);
  if (!known[form]) forms.set(answer, { ...known, [form]: chosen });
  return chosen;
}

/** What a 304 says: all else stands in the answer that its receiver has kept (RFC 9110, section 15.4.5). */
const whenUnchanged = ['Cache-Control', 'ETag', 'Vary'];

function write({ status, headers, bodies }: FinishedAnswer, form: Form): ChosenForm {
  if (form === 'unchanged') {
    const said = Object.entries(headers).filter(([name]) => whenUnchanged.includes(name));
    return { status: 304, headers: Object.fromEntries(said), body: null };
  }
  const body = bodies[form] ?? bodies.identity;
  const coded: Record<string, string> = form === 'identity' ? {} : { 'Content-Encoding': form };
  return { status, headers: { ...headers, ...coded, 'Content-Length': String(body.length) }, body };
}

/** Answers through Koa; whoever reads inside takes the answer as it is. */
export function send(ctx: Context, answer: FinishedAnswer, encoding: Encoding | undefined): void {
  if (isInside(ctx.req)) {
    ctx.state['finished'] = answer;
    return;
  }
  const { status, headers, body } = choose(answer, ctx.get('If-None-Match') || undefined, encoding);
  ctx.status = status;
  ctx.body = body;
  if (status === 304) for (const name of protectingNames) ctx.remove(name);
  ctx.set(headers);
}
