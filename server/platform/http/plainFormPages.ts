import type { Context, Middleware } from 'koa';
import type { ErrorBody } from '../contract.ts';
import { html } from '../text/htmlTemplate.ts';
import type { PlainForm } from './plainForm.ts';
import type { SendPage, StandalonePage } from './standalonePage.ts';
import type { RequestState } from './state.ts';

/** Body of success of an endpoint with a plain form. */
type ReceivedBody = { success: true; message: string; data: { reference?: string } };

/** Turns the response to a form that a browser sends without script into a page. */
export const plainFormPages =
  (sendPage: SendPage): Middleware<RequestState> =>
  async (ctx, next) => {
    await next();
    const form = ctx.state.plainForm;
    if (!form) return;
    const body = ctx.body as ReceivedBody | ErrorBody; // what the endpoint sends
    const page = body.success ? describeReceived(form, body) : await describeRefused(form, body, ctx);
    // Without the database, which contains the agency's name, the response stays unchanged.
    await sendPage(ctx, ctx.status, page).catch(() => undefined);
  };

const describeReceived = (
  { received, note }: PlainForm,
  { message, data }: ReceivedBody,
): StandalonePage => ({
  heading: received,
  content: html`<p role="status">${[message, note].filter(Boolean).join(' ')}</p>
${data.reference !== undefined && html`<p>Your reference is <strong>${data.reference}</strong>.</p>`}
<p class="back"><a href="/">Go to the website</a></p>`,
});

async function describeRefused(
  { refused, renderAgain }: PlainForm,
  { error, errors = [] }: ErrorBody,
  ctx: Context,
): Promise<StandalonePage> {
  const { body: fields } = ctx.request as { body?: Record<string, unknown> }; // where koa-body puts it
  const form = fields && (await renderAgain?.({ ctx, fields, errors }).catch(() => undefined));
  const problems =
    errors.length > 0
      ? errors.map(({ field, message }) => html`<li id="problem-${field}">${message}</li>`)
      : [html`<li>${error}</li>`];
  return {
    heading: refused,
    isProblem: !form,
    isWide: form !== undefined,
    content: html`<div class="notice problem" role="alert"><ul>${problems}</ul></div>
${form ?? html`<p>Please go back with your browser. What you have typed is still in the form.</p>`}`,
  };
}
