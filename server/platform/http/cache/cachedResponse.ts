import type { Context } from 'koa';
import { isInternalRequest } from '../internalFetch.ts';
import { protectingNames } from '../securityHeaders.ts';
import { emptyPrefix, encodeBody, type Prefix } from './encodeBody.ts';
import { compress, type Encoding } from './encodings.ts';
import type { CachedResponse } from './responseCache.ts';

/** Smaller bodies gain nothing. */
const worthCompressing = 256;

const noTags: ReadonlySet<string> = new Set();

/** Texts that make one body, with a validator of its content. */
export function buildCachedResponse(
  texts: readonly string[],
  { headers, ...facts }: Pick<CachedResponse, 'status' | 'headers'> & Partial<CachedResponse>,
  beginning: Prefix = emptyPrefix,
): CachedResponse {
  const { body: identity, digest } = encodeBody(beginning, texts);
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

/** The same response with an additional encoding. */
export async function withEncoding(
  answer: CachedResponse,
  encoding: Encoding | undefined,
): Promise<CachedResponse> {
  const { identity } = answer.bodies;
  if (!encoding || !lacksVariant(answer, encoding)) return answer;
  return { ...answer, bodies: { ...answer.bodies, [encoding]: await compress(encoding, identity) } };
}

/** Whether an encoding is worthwhile and missing. */
export const lacksVariant = ({ bodies }: CachedResponse, encoding: Encoding): boolean =>
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

/** A cached response as sent to one request. */
export type Variant = { status: number; headers: Readonly<Record<string, string>>; body: Buffer | null };

type Form = 'unchanged' | 'identity' | Encoding;
const forms = new WeakMap<CachedResponse, Partial<Record<Form, Variant>>>();

/** Selects status, headers and body for one request. All cached responses are sent through it. */
export function negotiateVariant(
  answer: CachedResponse,
  ifNoneMatch: string | undefined,
  encoding: Encoding | undefined,
): Variant {
  const isUnchanged = answer.status === 200 && isKnownTag(ifNoneMatch, answer.etag);
  const form = isUnchanged ? 'unchanged' : encoding && answer.bodies[encoding] ? encoding : 'identity';
  const known = forms.get(answer) ?? {};
  const chosen = known[form] ?? write(answer, form);
  if (!known[form]) forms.set(answer, { ...known, [form]: chosen });
  return chosen;
}

/** The headers of a 304 response; the client has cached the others (RFC 9110, section 15.4.5). */
const whenUnchanged = ['Cache-Control', 'ETag', 'Vary'];

function write({ status, headers, bodies }: CachedResponse, form: Form): Variant {
  if (form === 'unchanged') {
    const said = Object.entries(headers).filter(([name]) => whenUnchanged.includes(name));
    return { status: 304, headers: Object.fromEntries(said), body: null };
  }
  const body = bodies[form] ?? bodies.identity;
  const coded: Record<string, string> = form === 'identity' ? {} : { 'Content-Encoding': form };
  return { status, headers: { ...headers, ...coded, 'Content-Length': String(body.length) }, body };
}

/** Sends a response through Koa; an internal request receives the response object itself. */
export function send(ctx: Context, answer: CachedResponse, encoding: Encoding | undefined): void {
  if (isInternalRequest(ctx.req)) {
    ctx.state['finished'] = answer;
    return;
  }
  const { status, headers, body } = negotiateVariant(answer, ctx.get('If-None-Match') || undefined, encoding);
  ctx.status = status;
  ctx.body = body;
  if (status === 304) for (const name of protectingNames) ctx.remove(name);
  ctx.set(headers);
}
