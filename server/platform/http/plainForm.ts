import type { Context } from 'koa';
import type { FieldError } from '../contract.ts';
import type { Html } from '../text/htmlTemplate.ts';

/** How an endpoint responds to a browser that sends its form without script: with a page. */
export type PlainForm = {
  /** Heading of the page when the form was accepted. */
  received: string;
  /** What that page adds to the message, if anything. */
  note?: string;
  /** Heading of the page when it was refused. */
  refused: string;
  /** The form with the typed values, because Back may lead to an empty one. @throws AppError without a form */
  renderAgain?: (request: RefusedRequest) => Promise<Html>;
};

type RefusedRequest = { ctx: Context; fields: Record<string, unknown>; errors: FieldError[] };

/** Whether a browser sends a form of this site itself, and will display the response. */
export const isPlainForm = (ctx: Context): boolean =>
  Boolean(ctx.is('urlencoded', 'multipart')) &&
  ctx.accepts('json', 'html') === 'html' &&
  ctx.get('Sec-Fetch-Site') !== 'cross-site';
