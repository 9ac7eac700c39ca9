import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import type { SendPage } from '../../platform/http/standalonePage.ts';
import { declareLinks } from './linkRoutes.ts';
import { declareStaffRoutes } from './staffRoutes.ts';
import { declareSubscription, type SubscriptionDependencies } from './subscriptionRoutes.ts';

export type NewsletterDependencies = SubscriptionDependencies & { sendPage: SendPage };

const tag: Tag = {
  name: 'Newsletter',
  description:
    'Subscribers. `/api/newsletter?action=list` is another address of `/api/newsletter/list`, and so on.',
};

export function newsletterEndpoints(dependencies: NewsletterDependencies): Endpoints {
  const newsletter = new Endpoints(tag);
  declareSubscription(newsletter, dependencies);
  declareLinks(newsletter, dependencies);
  declareStaffRoutes(newsletter, dependencies.db);
  return newsletter;
}
