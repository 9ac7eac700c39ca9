import type { InvitationState } from '@modules/reviews/invitations/contract.ts';
import { api } from '../../../../lib/api/api.ts';
import { enquiryTag } from '../../../../lib/api/enquiryTag.ts';
import { toData } from '../../../../lib/api/toData.ts';

const reviewInvitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReviewInvitation: build.query<InvitationState, number>({
      query: (id) => `enquiries/${id}/review-invitation`,
      transformResponse: toData,
      providesTags: (_state, _error, id) => [enquiryTag('review', id)],
    }),
    inviteToReview: build.mutation<unknown, number>({
      query: (id) => ({ url: `enquiries/${id}/review-invitation`, method: 'POST' }),
      // after a failure, too: the schedule or a colleague may have invited the guest
      invalidatesTags: (_done, _error, id) => [enquiryTag('review', id)],
    }),
  }),
});

export const { getReviewInvitation, inviteToReview } = reviewInvitationApi.endpoints;
