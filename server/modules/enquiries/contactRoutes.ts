import { healthResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { channelHandlers, enquirySpecs } from './enquiryHandlers.ts';
import { declareContactSubmission, type SubmissionDependencies } from './submissionRoutes.ts';

const tag: Tag = {
  name: 'Contact messages',
  description: 'Messages of the contact form, and their handling.',
};

/** `/api/contact` */
export function contactEndpoints(dependencies: SubmissionDependencies): Endpoints {
  const contacts = new Endpoints(tag);
  const handlers = channelHandlers(dependencies, 'contact');

  declareContactSubmission(contacts, dependencies);
  contacts.get('/api/contact', { summary: 'List contact messages', ...enquirySpecs.list }, handlers.list);
  contacts.get(
    '/api/contact/statistics',
    { summary: 'Get contact statistics', ...enquirySpecs.statistics },
    handlers.getStatistics,
  );
  contacts.get(
    '/api/contact/health',
    { summary: 'Check that the contact form is available', access: 'public', response: healthResponseSchema },
    handlers.checkHealth,
  );
  contacts.get('/api/contact/:id', { summary: 'Get a contact message', ...enquirySpecs.get }, handlers.get);
  contacts.put(
    '/api/contact/:id',
    {
      summary: 'Change status, priority or assignee of a contact message, or add a note',
      ...enquirySpecs.update,
    },
    handlers.update,
  );
  contacts.delete(
    '/api/contact/:id',
    { summary: 'Delete a contact message', ...enquirySpecs.delete },
    handlers.delete,
  );
  return contacts;
}
