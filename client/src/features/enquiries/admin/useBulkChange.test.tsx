import {
  type EnquiryRow,
  type EnquiryUpdate,
  enquirySchema,
  enquiryUpdateSchema,
} from '@modules/enquiries/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
