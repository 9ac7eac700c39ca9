import type { ReplyClock, SnoozeInput, WaitInput } from '@modules/replyClock/contract.ts';
import { api } from '../../../../lib/api/api.ts';
import { onSuccess } from '../../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../../lib/api/toData.ts';
import { patchEnquiry, refreshEnquiry } from '../enquiriesApi.ts';
import type { EnquiryKey } from '../enquiryFilters.ts';

/** What staff do to a clock; `until` is a day such as 2026-12-24. */
export type ClockAction =
  | ({ action: 'snooze' } & SnoozeInput)
  | ({ action: 'wait' } & WaitInput)
  | { action: 'resume' };

const expect = ({ due_at, snoozed_until, state }: ReplyClock) => ({
  expected: { due_at, snoozed_until, state },
});

/** Snoozes a clock, unless somebody has changed it since it was shown. */
export const toSnooze = (clock: ReplyClock, until: string): ClockAction => ({
  action: 'snooze',
  until,
  ...expect(clock),
});

/** Lets a clock wait for the customer, unless somebody has changed it since it was shown. */
export const toWait = (clock: ReplyClock): ClockAction => ({ action: 'wait', ...expect(clock) });

const replyClockApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeReplyClock: build.mutation<ReplyClock, EnquiryKey & { change: ClockAction }>({
      query: ({ id, change: { action, ...body } }) => ({
        url: `enquiries/${id}/${action}`,
        method: 'PUT',
        body,
        keepalive: true,
      }),
      transformResponse: toData,
      invalidatesTags: (clock) => (clock ? ['EnquiryStatistics', 'Dashboard'] : []),
      async onQueryStarted({ id, channel }, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (clock) => {
          dispatch(patchEnquiry({ id, channel }, { clock }));
          return dispatch(refreshEnquiry({ id, channel }));
        });
      },
    }),
  }),
});

export const { changeReplyClock } = replyClockApi.endpoints;
