import {
  type EnquiryRow,
  type EnquiryUpdate,
  enquirySchema,
  enquiryUpdateSchema,
} from '@modules/enquiries/contract.ts';
import { enquiryTexts } from '@modules/enquiries/formChoices.contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendDeferredCalls } from '../../../lib/api/deferredCalls.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press } from '../../../testing/user.ts';
import { useBulkChange } from './useBulkChange.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

// what changes read of a row
const row = { id: 7, enquiry_type: 'general', name: 'Asha', status: 'new', assigned_to: null } as EnquiryRow;

function Desk() {
  const bulk = useBulkChange();
  const change = useEnquiryChange();
  return (
    <>
      <button type="button" onClick={() => bulk.update([row], 'set to Resolved', { status: 'resolved' })}>
        Resolve all
      </button>
      <button type="button" onClick={() => void change(row, 'status', { status: 'in_progress' })}>
        Take up one
      </button>
    </>
  );
}

it('sends a bulk change that waits for an undo before a later change of one enquiry', async () => {
  const received: EnquiryUpdate['status'][] = [];
  fakeApi({
    'PUT /api/contact/:id': fakeEndpoint(
      { response: dataResponse(enquirySchema), body: enquiryUpdateSchema },
      ({ body }) => {
        received.push(body.status);
        return { status: 403, error: 'No', code: 'forbidden' };
      },
    ),
  });
  renderAdminPage(<Desk />, 'employee');
  await press('Resolve all');
  expect(received).toEqual([]);
  await press('Take up one');
  await waitFor(() => expect(received).toEqual(['resolved', 'in_progress']));
});

function SeveralEnquiries() {
  const bulk = useBulkChange();
  const rows = ['Asha', 'Ravi', 'Mina'].map((name, index) => ({ ...row, id: index + 1, name }));
  return (
    <>
      <button type="button" onClick={() => bulk.update(rows, 'set to Resolved', { status: 'resolved' })}>
        Resolve all
      </button>
      <button type="button" onClick={() => void bulk.delete(rows)}>
        Delete all
      </button>
    </>
  );
}

it('names the enquiries that could not be changed or deleted, and each reason', async () => {
  const gone = { status: 404, error: 'Enquiry not found', code: 'not_found' };
  const changed = { status: 409, error: enquiryTexts.statusChanged, code: 'conflict' };
  fakeApi({
    'PUT /api/contact/:id': fakeEndpoint({ response: dataResponse(enquirySchema) }, ({ id }) =>
      id === 2 ? gone : changed,
    ),
    'DELETE /api/contact/:id': fakeEndpoint({ response: doneResponseSchema }, ({ id }) =>
      id === 2 ? gone : { message: 'Enquiry deleted' },
    ),
  });
  renderAdminPage(<SeveralEnquiries />, 'admin');
  await press('Resolve all');
  await act(sendDeferredCalls);
  await screen.findByText(`The enquiries of Asha, Mina could not be changed: ${enquiryTexts.statusChanged}`);
  await screen.findByText('The enquiry of Ravi could not be changed: Enquiry not found');

  await press('Delete all');
  await screen.findByText('Are you sure you want to delete the 3 selected enquiries?');
  await press('Delete');
  await act(sendDeferredCalls);
  await screen.findByText('The enquiry of Ravi was not deleted: Enquiry not found');
});
