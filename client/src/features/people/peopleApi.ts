import type { PersonProfile } from '@modules/people/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';
import { enquiryTag } from '../../lib/api/enquiryTag.ts';
import { toData } from '../../lib/api/toData.ts';

/** Merging changes both enquiries, their threads and outcomes, and the counts of the lists. */
const listChanged = (...ids: number[]) => [
  'EnquiryStatistics' as const,
  'Dashboard' as const,
  ...['LIST', ...ids].map((id) => ({ type: 'Enquiry' as const, id })),
  ...ids.flatMap((id) => [enquiryTag('history', id), enquiryTag('outcome', id)]),
];

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPerson: build.query<PersonProfile, number>({
      query: (enquiryId) => `enquiries/${enquiryId}/person`,
      transformResponse: toData,
      providesTags: (person) => [
        'Subscriber',
        ...(person?.enquiries ?? []).flatMap(({ id }) => [
          { type: 'Enquiry' as const, id },
          // replies, colleagues and the enquiries screen change the status, too
          enquiryTag('history', id),
          enquiryTag('outcome', id),
        ]),
      ],
    }),
    mergeEnquiry: build.mutation<DoneResponse, { id: number; into: number }>({
      query: ({ id, into }) => ({ url: `enquiries/${id}/merge`, method: 'PUT', body: { into } }),
      invalidatesTags: (_done, error, { id, into }) => (error ? [] : listChanged(id, into)),
    }),
    separateEnquiry: build.mutation<DoneResponse, { id: number; from: number }>({
      query: ({ id }) => ({ url: `enquiries/${id}/separate`, method: 'PUT' }),
      invalidatesTags: (_done, error, { id, from }) => (error ? [] : listChanged(id, from)),
    }),
  }),
});

export const { getPerson, mergeEnquiry, separateEnquiry } = peopleApi.endpoints;
