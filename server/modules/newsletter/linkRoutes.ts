import type { Database } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import { doneResponseSchema } from '../../platform/fields.contract.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { parseInput, parseQuery } from '../../platform/http/input.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import type { SendPage } from '../../platform/http/standalonePage.ts';
import {
  findByUnsubscription,
  requestUnsubscribeLink,
  unsubscribeByStaff,
  unsubscribeByToken,
} from './commands/unsubscribe.ts';
import { findByVerification, verifySubscriber } from './commands/verifySubscriber.ts';
import { confirmationScript } from './confirmationScript.ts';
import { newsletterTexts, tokenQuerySchema, unsubscribeSchema, verifySchema } from './contract.ts';
import { linkPages } from './linkPages.ts';

type Dependencies = { db: Database; secret: string; rateLimits: boolean; sendPage: SendPage };

/** The request of a link or of its button: the token may be in the address, and the body need not be JSON. */
const post = {
  access: 'public',
  query: tokenQuerySchema,
  optionalBody: true,
  response: doneResponseSchema,
  errors: ['BadRequest'],
} as const;

const page = {
  access: 'public',
  query: verifySchema,
  produces: 'text/html',
  errors: ['BadRequest'],
} as const;

/** The endpoints of the links in mails and of their buttons. */
export function declareLinks(newsletter: Endpoints, dependencies: Dependencies): void {
  declareVerification(newsletter, dependencies);
  declareUnsubscription(newsletter, dependencies);
  newsletter.get(
    '/api/newsletter/confirm.js',
    {
      summary: 'Get the script of the confirmation page',
      access: 'public',
      produces: 'text/javascript',
    },
    ({ ctx }) => {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.set('Cache-Control', 'public, max-age=300');
      ctx.body = confirmationScript;
      return undefined;
    },
  );
}

function declareVerification(newsletter: Endpoints, dependencies: Dependencies): void {
  const { showConfirmation, showResult } = linkPages(dependencies.sendPage);

  newsletter.get(
    '/api/newsletter/verify',
    { summary: 'Show the page that confirms a subscription', ...page },
    ({ query: { token }, context, ctx }) =>
      showConfirmation(ctx, 'verify', token, findByVerification(dependencies, token, context.now)),
  );
  newsletter.post(
    '/api/newsletter/verify',
    { summary: 'Confirm an address with the token of the mail', ...post, body: tokenQuerySchema },
    ({ query, body, context, ctx }) => {
      const token = body.token ?? query.token ?? '';
      return showResult(ctx, 'verify', verifySubscriber(dependencies, token, context));
    },
  );
}

function declareUnsubscription(newsletter: Endpoints, dependencies: Dependencies): void {
  const { db, sendPage } = dependencies;
  const { showConfirmation, showResult } = linkPages(sendPage);

  newsletter.get(
    '/api/newsletter/unsubscribe',
    { summary: 'Show the page that unsubscribes', ...page },
    ({ query: { token }, ctx }) =>
      showConfirmation(ctx, 'unsubscribe', token, findByUnsubscription(dependencies, token)),
  );
  newsletter.post(
    '/api/newsletter/unsubscribe',
    {
      summary: 'Unsubscribe with the token of a mail, or request a mail with the link',
      ...post,
      body: unsubscribeSchema,
      checkCaller: async ({ fields, may, ctx }) => {
        const { token } = parseInput(tokenQuerySchema, fields);
        const hasToken = (token ?? parseQuery(tokenQuerySchema, ctx.query).token) !== undefined;
        if (!hasToken && !may('newsletter.manage'))
          await limitForm(dependencies, ctx, 'newsletter.unsubscribe');
      },
    },
    async ({ query, body: { token = query.token, email }, may, context, ctx }) => {
      if (token !== undefined) {
        return showResult(ctx, 'unsubscribe', unsubscribeByToken(dependencies, token, context));
      }
      if (email === undefined) throw invalid([{ field: 'email', message: 'Email is required' }]);
      if (may('newsletter.manage')) {
        await unsubscribeByStaff(db, email, context);
        return { message: newsletterTexts.unsubscribed };
      }
      await requestUnsubscribeLink(db, email, context);
      return { message: newsletterTexts.unsubscribeRequested };
    },
  );
}
