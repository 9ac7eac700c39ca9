import type { QuarantineListResponse } from '@modules/enquiries/quarantine/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../../lib/api/api.ts';

const quarantineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuarantine: build.query<QuarantineListResponse, number>({
      query: (page) => ({ url: 'quarantine', params: { page } }),
      providesTags: ['Quarantine'],
    }),
    releaseSubmission: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `quarantine/${id}/release`, method: 'POST' }),
      invalidatesTags: [
        'Quarantine',
        { type: 'Enquiry', id: 'LIST' },
        'EnquiryStatistics',
        'Subscriber',
        'Dashboard',
      ],
    }),
    discardSubmission: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `quarantine/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Quarantine'],
    }),
  }),
});

export const { listQuarantine, releaseSubmission, discardSubmission } = quarantineApi.endpoints;

export function useQuarantineCount(): number | undefined {
  return listQuarantine.useQuery(1, { refetchOnMountOrArgChange: true }).data?.pagination.total;
}
