import type { GuestReview, Invitation, invitationSchema } from '@modules/reviews/invitations/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import { api } from '../../../../lib/api/api.ts';

type InvitationResponse = DataResponse<typeof invitationSchema>;
type Submission = { token: string; review: GuestReview & { website: string } };

const guestReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For the form, therefore never cached. */
    getInvitation: build.query<Invitation, string>({
      query: (token) => `review-invitations/${encodeURIComponent(token)}`,
      transformResponse: ({ data }: InvitationResponse) => data,
      keepUnusedDataFor: 0,
    }),
    submitGuestReview: build.mutation<Invitation, Submission>({
      query: ({ token, review }) => ({
        url: `review-invitations/${encodeURIComponent(token)}/review`,
        method: 'PUT',
        body: review,
      }),
      transformResponse: ({ data }: InvitationResponse) => data,
    }),
  }),
});

export const { getInvitation, submitGuestReview } = guestReviewApi.endpoints;
