import { doneAnswerSchema } from '../../platform/fields.contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { declareActions } from './actions.ts';
import { updateSubscriber } from './commands/manageSubscribers.ts';
import { confirmationScript } from './confirmationAssets.ts';
import { confirmationScriptPath } from './confirmationPage.ts';
import { newsletterTexts, subscriberUpdateSchema } from './contract.ts';
import { memberActions, type NewsletterDependencies } from './memberActions.ts';
import { staffActions } from './staffActions.ts';

/** `/api/newsletter`: one path, on which `?action=` says what is meant. */
export function newsletterEndpoints(dependencies: NewsletterDependencies): Endpoints {
  const { db } = dependencies;
  const newsletter = new Endpoints('/api/newsletter');
  const member = memberActions(dependencies);
  const staff = staffActions({ db });

  declareActions(newsletter, 'get', { ...staff.get, ...member.get });
  declareActions(newsletter, 'post', { ...staff.post, ...member.post }, ({ _method }) =>
    _method === 'DELETE' ? staff.deletion : undefined,
  );

  newsletter.put(
    '/',
    {
      summary: 'Change the address or the status of a subscriber',
      access: 'newsletter.manage',
      body: subscriberUpdateSchema,
      answer: doneAnswerSchema,
    },
    async ({ body, context }) => {
      await updateSubscriber(db, body, context);
      return { success: true, message: newsletterTexts.saved };
    },
  );

  newsletter.get(
    confirmationScriptPath.slice('/api/newsletter'.length),
    { summary: 'Get the script of the confirmation page', access: 'public' },
    ({ ctx }) => {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.set('Cache-Control', 'public, max-age=300');
      ctx.body = confirmationScript;
      return undefined;
    },
  );

  return newsletter;
}
