import type { Database } from '../../platform/db/db.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { byId, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { requireEnquiry } from '../enquiries/queries.ts';
import { personProfileSchema } from './contract.ts';
import { getPersonProfile } from './getPersonProfile.ts';

const tag: Tag = { name: 'People', description: 'What is known of those who send enquiries.' };

export function personEndpoints({ db }: { db: Database }): Endpoints {
  const people = new Endpoints(tag);
  people.get(
    '/api/enquiries/:id/person',
    {
      summary: 'Get what is known of the person who sent an enquiry',
      access: 'enquiries.view',
      ...byId,
      response: dataResponse(personProfileSchema),
    },
    async ({ params, may }) => {
      const enquiry = await requireEnquiry(db, params.id);
      const mayViewNewsletter = may('newsletter.view');
      return { data: await getPersonProfile(db, enquiry, { mayViewNewsletter }) };
    },
  );
  return people;
}
