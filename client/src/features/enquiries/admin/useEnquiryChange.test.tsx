import { enquiryListResponseSchema, enquirySchema } from '@modules/enquiries/contract.ts';
import { paginate } from '@platform/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEnquiryRow } from '../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press } from '../../../testing/user.ts';
import { listEnquiries } from './enquiriesApi.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

const row = buildEnquiryRow(7);
const filters = { sort: 'created_at', order: 'desc', page: 1, limit: 20 } as const;

function Desk() {
  const { data } = listEnquiries.useQuery(filters);
  const change = useEnquiryChange();
  return (
    <>
      <button type="button" onClick={() => void change(row, 'status', { status: 'resolved' })}>
        Resolve
      </button>
      <button type="button" onClick={() => void change(row, 'status', { status: 'in_progress' })}>
        Take up
      </button>
      <output>{data?.data.map(({ id, status }) => `${id} ${status}`).join(', ')}</output>
    </>
  );
}

/** The server's list, and its pending responses to changes. */
function openDesk() {
  const rows = [row];
  const respond: ((response: Response) => void)[] = [];
  fakeApi({
    'GET /api/enquiries': fakeEndpoint({ response: enquiryListResponseSchema }, () => ({
      data: rows,
      pagination: paginate(1, 20, rows.length),
    })),
    'PUT /api/contact/:id': () => new Promise((resolve) => respond.push(resolve)),
  });
  const store = renderAdminPage(<Desk />, 'employee');
  return { rows, respond, store };
}

const refusal = () =>
  Response.json({ success: false, error: 'No', code: 'forbidden', request_id: 'request-1' }, { status: 403 });

it('undoes a refused change on the row of its enquiry, although rows have shifted', async () => {
  const { rows, respond, store } = openDesk();
  await screen.findByText('7 new');
  await press('Resolve');
  await screen.findByText('7 resolved');
  rows.unshift({ ...buildEnquiryRow(8), status: 'closed' });
  await act(async () => void store.dispatch(listEnquiries.initiate(filters, { forceRefetch: true })));
  await screen.findByText('8 closed, 7 new');
  await act(async () => respond[0]?.(refusal()));
  await screen.findByText(/was not changed/);
  expect(screen.getByText(/closed/).textContent).toBe('8 closed, 7 new');
});

it('keeps a later change when an earlier one is refused', async () => {
  const { respond } = openDesk();
  await screen.findByText('7 new');
  await press('Resolve');
  await press('Take up');
  const changed = dataResponse(enquirySchema.partial()).parse({
    success: true,
    data: { id: 7, status: 'in_progress' },
  });
  await act(async () => respond[1]?.(Response.json(changed)));
  await act(async () => respond[0]?.(refusal()));
  await screen.findByText(/was not changed/);
  expect(screen.queryByText('7 in_progress')).toBeTruthy();
});
