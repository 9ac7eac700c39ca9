import { enquirySchema } from '@modules/enquiries/contract.ts';
import { type ReplyClock, replyClockSchema, snoozeSchema, waitSchema } from '@modules/replyClock/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEnquiryRow } from '../../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../../testing/renderAdminPage.tsx';
import { press } from '../../../../testing/user.ts';
import { getEnquiry } from '../enquiriesApi.ts';
import { useBulkChange } from '../useBulkChange.ts';
import { ReplyClockActions } from './ReplyClockActions.tsx';

const due: ReplyClock = {
  state: 'due',
  due_at: '2026-11-02T09:00:00.000Z',
  snoozed_until: null,
  reopened: false,
};
const snoozed: ReplyClock = { ...due, state: 'snoozed', snoozed_until: '2026-11-09T03:30:00.000Z' };
const row = { ...buildEnquiryRow(7), clock: due };

/** Is opened after the bulk change, and therefore shows the clock that the server still has. */
function Desk() {
  const bulk = useBulkChange();
  const { data } = getEnquiry.useQuery({ channel: 'contact', id: 7 });
  return (
    <>
      <button type="button" onClick={() => bulk.snooze([row], '2026-11-09')}>
        Snooze all
      </button>
      {data ? <ReplyClockActions enquiry={data} /> : null}
    </>
  );
}

it('sends a bulk snooze that waits for an undo before the wait that replaces it', async () => {
  const received: unknown[] = [];
  let clock = due;
  const clockResponse = dataResponse(replyClockSchema);
  fakeApi({
    'GET /api/contact/:id': fakeEndpoint({ response: dataResponse(enquirySchema.partial()) }, () => ({
      data: { ...row, clock },
    })),
    'PUT /api/enquiries/:id/snooze': fakeEndpoint(
      { response: clockResponse, body: snoozeSchema },
      ({ body }) => {
        received.push(['snooze', body.expected?.state]);
        clock = snoozed;
        return { data: clock };
      },
    ),
    'PUT /api/enquiries/:id/wait': fakeEndpoint({ response: clockResponse, body: waitSchema }, ({ body }) => {
      received.push(['wait', body.expected?.state, body.expected?.snoozed_until]);
      clock = { ...due, state: 'waiting' };
      return { data: clock };
    }),
  });
  const store = renderAdminPage(<Desk />, 'employee');
  await press('Snooze all');
  // As an enquiry that is opened meanwhile is fetched.
  const opened = getEnquiry.initiate({ channel: 'contact', id: 7 }, { forceRefetch: true });
  await act(async () => void (await store.dispatch(opened)));
  await press('Wait for customer');
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received).toEqual([
    ['snooze', 'due'],
    ['wait', 'snoozed', snoozed.snoozed_until],
  ]);
  await waitFor(() => expect(screen.queryByText('Wait for customer')).toBeNull());
});
