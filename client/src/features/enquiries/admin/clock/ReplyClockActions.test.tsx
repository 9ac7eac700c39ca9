import { enquirySchema } from '@modules/enquiries/contract.ts';
import { type ReplyClock, replyClockSchema, snoozeSchema, waitSchema } from '@modules/replyClock/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEnquiryRow } from '../../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../../testing/renderAdminPage.tsx';
import { press, user } from '../../../../testing/user.ts';
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

/** The API's enquiry 7. Records the changes of its clock, and stores a snooze when `answered` resolves. */
function openDesk(answered: Promise<unknown>) {
  const received: unknown[] = [];
  let clock = due;
  const clockResponse = dataResponse(replyClockSchema);
  const snooze = fakeEndpoint({ response: clockResponse, body: snoozeSchema }, () => {
    clock = snoozed;
    return { data: clock };
  });
  fakeApi({
    'GET /api/contact/:id': fakeEndpoint({ response: dataResponse(enquirySchema.partial()) }, () => ({
      data: { ...row, clock },
    })),
    'PUT /api/enquiries/:id/snooze': async (request) => {
      received.push(['snooze', snoozeSchema.parse(request.body).expected?.state]);
      await answered;
      return snooze(request);
    },
    'PUT /api/enquiries/:id/wait': fakeEndpoint({ response: clockResponse, body: waitSchema }, ({ body }) => {
      received.push(['wait', body.expected?.state, body.expected?.snoozed_until]);
      clock = { ...due, state: 'waiting' };
      return { data: clock };
    }),
  });
  return { received, store: renderAdminPage(<Desk />, 'employee') };
}

const snoozedThenWaiting = [
  ['snooze', 'due'],
  ['wait', 'snoozed', snoozed.snoozed_until],
];

it('sends a bulk snooze that waits for an undo before the wait that replaces it', async () => {
  const { received, store } = openDesk(Promise.resolve());
  await press('Snooze all');
  // As an enquiry that is opened meanwhile is fetched.
  const opened = getEnquiry.initiate({ channel: 'contact', id: 7 }, { forceRefetch: true });
  await act(async () => void (await store.dispatch(opened)));
  await press('Wait for customer');
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received).toEqual(snoozedThenWaiting);
  await waitFor(() => expect(screen.queryByText('Wait for customer')).toBeNull());
});

it('waits for a bulk snooze that is being sent', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { received } = openDesk(answered);
  await screen.findByText('Wait for customer');
  await press('Snooze all');
  await user.click(await screen.findByLabelText('Close'));
  await waitFor(() => expect(received).toHaveLength(1));
  await press('Wait for customer');
  answer();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received).toEqual(snoozedThenWaiting);
});
