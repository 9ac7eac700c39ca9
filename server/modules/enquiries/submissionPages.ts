import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import type { ErrorBody } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { type StandalonePage, standalonePages } from '../../platform/http/standalonePage.ts';
import type { PageFonts } from '../../platform/http/standalonePageStyles.ts';
import type { RequestState } from '../../platform/http/state.ts';
import { html } from '../../platform/text/markup.ts';
import { getSettings } from '../settings/queries.ts';
import type { bookingResponseSchema } from './contract.ts';

/** Whether a browser without script sends the enquiry form itself, and will show the response. */
const isPlainForm = (ctx: Context) =>
  ctx.path === '/api/booking/submit' && ctx.method === 'POST' && ctx.accepts('json', 'html') === 'html';

/** Such a browser sends no `Idempotency-Key`: the same answers, sent again, are the same enquiry. */
export const getPlainFormKey = (ctx: Context, form: object): string | undefined =>
  isPlainForm(ctx) ? createHash('sha256').update(JSON.stringify(form)).digest('base64url') : undefined;

/** Turns the response to an enquiry form that a browser sends without script into a page. */
export function submissionPages({ db, fonts }: { db: Database; fonts: PageFonts }): Middleware<RequestState> {
  const sendPage = standalonePages(fonts);
  return async (ctx, next) => {
    await next();
    if (!isPlainForm(ctx)) return;
    // Without the database the response stays as it is.
    const settings = await getSettings(db).catch(() => null);
    if (!settings) return;
    const body = ctx.body as z.output<typeof bookingResponseSchema> | ErrorBody; // what the endpoint sends
    const page = body.success ? describeReceived(body) : describeRefused(body);
    sendPage(ctx, ctx.status, { agencyName: settings.agency_name, ...page });
  };
}

type Page = Omit<StandalonePage, 'agencyName'>;

const describeReceived = ({ message, data }: z.output<typeof bookingResponseSchema>): Page => ({
  heading: 'Your enquiry is with us',
  content: html`<p role="status">${message}</p>
<p>Your reference is <strong>${data.reference}</strong>.</p>
<p class="back"><a href="/">Go to the website</a></p>`,
});

const describeRefused = ({ error, errors = [] }: ErrorBody): Page => ({
  heading: 'Your enquiry was not sent',
  isProblem: true,
  content: html`<ul role="alert">${(errors.length > 0 ? errors.map(({ message }) => message) : [error]).map((text) => html`<li>${text}</li>`)}</ul>
<p>Please go back with your browser. What you have typed is still in the form.</p>`,
});
