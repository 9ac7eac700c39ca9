import { type EnquiryRow, enquiryListResponseSchema, enquirySchema } from '@modules/enquiries/contract.ts';
import { type Outcome, outcomeResponseSchema } from '@modules/responses/contract.ts';
import { paginate } from '@platform/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tokenKey } from '../../../lib/api/storedToken.ts';
import { buildEnquiryRow } from '../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { fakeStream } from '../../../testing/fakeStream.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { enquiriesApi, getEnquiry, listEnquiries, refreshEnquiry } from './enquiriesApi.ts';
import { getOutcome } from './outcome/outcomeApi.ts';
import { useLiveEnquiries } from './useLiveEnquiries.ts';

const filters = { sort: 'created_at', order: 'desc', page: 1, limit: 20 } as const;

function Desk() {
  const list = listEnquiries.useQuery(filters);
  const { data } = getEnquiry.useQuery({ channel: 'contact', id: 9 });
  useLiveEnquiries(filters, list.data?.data, list.refetch);
  const outcome = getOutcome.useQuery(9).data;
  const shown = [...(list.data?.data ?? []), ...(data ? [data] : [])];
  return (
    <>
      <output>{shown.map(({ id, clock }) => `${id} ${clock.state}`).join(', ')}</output>
      <p>9 is {outcome?.outcome}</p>
    </>
  );
}

/** The API's enquiries 7 and 8, which are listed, and 9, which is open. Replaces their clocks. */
function openDesk() {
  const calls: string[] = [];
  let listed = [7, 8];
  let state: EnquiryRow['clock']['state'] = 'due';
  let outcome: Outcome['outcome'] = 'open';
  let listSent = Promise.resolve();
  const build = (id: number) => {
    const row = buildEnquiryRow(id);
    return { ...row, clock: { ...row.clock, state } };
  };
  const list = fakeEndpoint({ response: enquiryListResponseSchema }, () => {
    calls.push('list');
    return { data: listed.map(build), pagination: paginate(1, 20, listed.length) };
  });
  fakeApi({
    'GET /api/enquiries': async (request) => {
      const response = list(request);
      await listSent;
      return response;
    },
    'GET /api/contact/:id': fakeEndpoint({ response: dataResponse(enquirySchema.partial()) }, ({ id }) => {
      calls.push(`enquiry ${id}`);
      return { data: build(id) };
    }),
    'GET /api/enquiries/:id/outcome': fakeEndpoint({ response: dataResponse(outcomeResponseSchema) }, () => ({
      data: { outcome, amount: null, reason: null },
    })),
  });
  const stream = fakeStream();
  const store = renderAdminPage(<Desk />, 'employee', '/admin/enquiries?enquiry=contact-9');
  return {
    store,
    calls,
    /** Delays the responses of lists that are read from now on; returns what sends them. */
    holdList: () => {
      let send = () => {};
      listSent = new Promise((resolve) => {
        send = resolve;
      });
      return send;
    },
    pauseAll: () => {
      state = 'waiting';
    },
    list: (ids: number[]) => {
      listed = ids;
    },
    book: () => {
      outcome = 'booked';
    },
    announce: (enquiries: number[] | null) => stream.send('figures', { enquiries }),
    breakStream: stream.break,
  };
}

it('shows the clocks that colleagues changed, in the rows and in the open enquiry', async () => {
  const { calls, pauseAll, announce } = openDesk();
  await screen.findByText('7 due, 8 due, 9 due');
  pauseAll();
  calls.length = 0;
  announce([]);
  announce([7, 9, 30]);
  await screen.findByText('7 waiting, 8 due, 9 waiting');
  expect(calls.sort()).toEqual(['enquiry 7', 'enquiry 9']);
});

const readings: [string, (desk: ReturnType<typeof openDesk>) => unknown][] = [
  ['requested', ({ store }) => store.dispatch(listEnquiries.initiate(filters, { forceRefetch: true }))],
  ['requested after an interruption', ({ announce }) => announce(null)],
];

it.each(readings)(
  'shows a change even if a list that was %s before it arrives later',
  async (_name, read) => {
    const desk = openDesk();
    const { store, calls, holdList, pauseAll } = desk;
    await screen.findByText('7 due, 8 due, 9 due');
    const sendList = holdList();
    calls.length = 0;
    read(desk);
    await waitFor(() => expect(calls).toContain('list'));
    pauseAll();
    const key = { channel: 'contact', id: 7 } as const;
    await act(async () => {
      const reading = store.dispatch(enquiriesApi.util.getRunningQueriesThunk());
      const refreshed = store.dispatch(refreshEnquiry(key));
      await Promise.resolve();
      // what it reads, if it reads at once
      await store.dispatch(enquiriesApi.util.getRunningQueryThunk('getEnquiry', key));
      sendList();
      await Promise.all([...reading, refreshed]);
    });
    // not what is shown, which follows a moment later
    expect(listEnquiries.select(filters)(store.getState()).data?.data[0]?.clock.state).toBe('waiting');
    await screen.findByText(/^7 waiting, 8 due/);
  },
);

it('shows the outcome that a colleague recorded', async () => {
  const { book, announce } = openDesk();
  await screen.findByText('9 is open');
  await screen.findByText('7 due, 8 due, 9 due');
  book();
  announce([9]);
  await screen.findByText('9 is booked');
});

it('refreshes the rows and the open enquiry after the stream was interrupted', async () => {
  localStorage.setItem(tokenKey, 'token'); // without one, a stream reconnects much later
  const { calls, pauseAll, breakStream } = openDesk();
  await screen.findByText('7 due, 8 due, 9 due');
  pauseAll();
  calls.length = 0;
  breakStream();
  await waitFor(() => expect(screen.getByText('7 waiting, 8 waiting, 9 waiting')).toBeTruthy());
  expect(calls.sort()).toEqual(['enquiry 9', 'list']);
});

it('refreshes what is shown, and moves nothing, when the server has missed which enquiries changed', async () => {
  const { calls, list, pauseAll, announce } = openDesk();
  await screen.findByText('7 due, 8 due, 9 due');
  pauseAll();
  list([10, 7]);
  calls.length = 0;
  announce(null);
  await screen.findByText('7 waiting, 8 waiting, 9 waiting');
  expect(calls.sort()).toEqual(['enquiry 8', 'enquiry 9', 'list']);
});
