import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press } from '../../../testing/user.ts';
import { ResolveButton } from './ResolveButton.tsx';

it('confirms that the enquiry is resolved, because the button itself disappears', async () => {
  const enquiry = { id: 7, enquiry_type: 'general', name: 'Asha', status: 'new' } as EnquiryResponse; // what it reads
  fakeApi({
    'PUT /api/contact/:id': () => Response.json({ success: true, data: { ...enquiry, status: 'resolved' } }),
  });
  renderAdminPage(<ResolveButton enquiry={enquiry} />, 'employee');
  await press('Resolve');
  const message = await screen.findByText('The enquiry is resolved.');
  expect(message.closest('[role="status"]')).toBeTruthy();
});
