import type { Doing } from '@modules/enquiries/presence.contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../../../lib/api/api.ts';

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    announcePresence: build.mutation<DoneResponse, { enquiryId: number; doing: Doing }>({
      query: ({ enquiryId, ...body }) => ({
        url: `enquiries/${enquiryId}/presence`,
        method: 'PUT',
        body,
        // it is also sent when the page is left
        keepalive: true,
      }),
    }),
  }),
});

/** A failure has no effect: presence is sent again soon. */
export const announcePresence = (enquiryId: number, doing: Doing) =>
  presenceApi.endpoints.announcePresence.initiate({ enquiryId, doing }, { track: false });
