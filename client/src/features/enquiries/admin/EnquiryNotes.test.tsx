import { type EnquiryResponse, enquirySchema } from '@modules/enquiries/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEnquiryRow } from '../../../testing/buildEnquiryRow.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { Leavable } from '../../../testing/Leavable.tsx';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../../testing/user.ts';
import { EnquiryNotes } from './EnquiryNotes.tsx';

const enquiry = buildEnquiryRow(7) as EnquiryResponse; // what the component reads

it('removes a note from a field that was opened before it was saved', async () => {
  let respond: (response: Response) => void = () => undefined;
  fakeApi({ 'PUT /api/contact/7': () => new Promise((resolve) => (respond = resolve)) });
  renderAdminPage(
    <Leavable>
      <EnquiryNotes enquiry={enquiry} onFinished={() => undefined} />
    </Leavable>,
    'employee',
  );
  await fillField('Internal Notes', 'Likes the sea.');
  await press('Save Notes');
  await press('Leave');
  await press('Return');
  const box = await findField('Internal Notes');
  expect(box.value).toBe('Likes the sea.');
  const saved = dataResponse(enquirySchema.partial()).parse({ success: true, data: { id: 7 } });
  await act(async () => respond(Response.json(saved)));
  await waitFor(() => expect(box.value).toBe(''));
  expect(screen.queryByText('Not saved yet')).toBeNull();
});
