import type { PersonProfile, personProfileSchema } from '@modules/people/contract.ts';
import type { DataAnswer } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPerson: build.query<PersonProfile, number>({
      query: (enquiryId) => `enquiries/${enquiryId}/person`,
      transformResponse: ({ data }: DataAnswer<typeof personProfileSchema>) => data,
      providesTags: (person) => [
        'Subscriber',
        ...(person?.enquiries ?? []).flatMap(({ id }) => [
          { type: 'Enquiry' as const, id },
          { type: 'Enquiry' as const, id: `outcome-${id}` },
        ]),
      ],
    }),
  }),
});

export const { useGetPersonQuery } = peopleApi;
