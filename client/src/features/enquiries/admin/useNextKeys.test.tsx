import {
  type EnquiryRow,
  enquiryListResponseSchema,
  enquiryListSchema,
} from '@modules/enquiries/contract.ts';
import { paginate } from '@platform/contract.ts';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { user } from '../../../testing/user.ts';
import { readAddress } from '../../../ui/admin/listAddress.ts';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { enquiriesApi, listEnquiries } from './enquiriesApi.ts';
import { useNextKeys } from './useNextKeys.ts';

const buildRow = (id: number): EnquiryRow => ({
  ...{ id, reference: `SN-${id}`, enquiry_type: 'general', name: 'Asha', email: 'asha@example.com' },
  ...{ phone: null, mobile: null, subject: 'Kerala', destination: null, travel_type: null },
  ...{ status: 'new', priority: 'medium', assigned_to: null, assigned_to_name: null },
  ...{ has_attachment: false, overdue: false },
  clock: { state: 'answered', due_at: '2026-11-02T09:00:00.000Z', snoozed_until: null, reopened: false },
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
});

function Desk() {
  const { params } = useListAddress();
  const filters = readAddress(enquiryListSchema, params);
  const { data } = listEnquiries.useQuery(filters);
  useNextKeys({ rows: data?.data, filters, pages: data?.pagination.total_pages });
  return data ? <p>{data.data.length} enquiries</p> : null;
}

it('turns the page at the end of a list and at its beginning', async () => {
  const all = [1, 2, 3, 4, 5].map(buildRow);
  fakeApi({
    'GET /api/enquiries': fakeEndpoint({ response: enquiryListResponseSchema }, ({ search }) => {
      const page = Number(search.get('page'));
      return { data: all.slice(2 * page - 2, 2 * page), pagination: paginate(page, 2, all.length) };
    }),
  });
  renderAdminPage(<Desk />, 'employee', '/admin/enquiries?view=due');
  const press = async (key: string, address: string) => {
    await user.keyboard(key);
    await waitFor(() => expect(window.location.search).toBe(`?view=due${address}`));
  };
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  await press('j', '&enquiry=contact-1');
  await press('j', '&enquiry=contact-2');
  await press('j', '&enquiry=contact-3&page=2');
  await press('j', '&enquiry=contact-4&page=2');
  await press('j', '&enquiry=contact-5&page=3');
  await press('j', '&enquiry=contact-5&page=3');
  await press('k', '&enquiry=contact-4&page=2');
});

it('opens the enquiry that took the place of one that left the list', async () => {
  let listed = [1, 2, 3, 4];
  fakeApi({
    'GET /api/enquiries': fakeEndpoint({ response: enquiryListResponseSchema }, () => ({
      data: listed.map(buildRow),
      pagination: paginate(1, 20, listed.length),
    })),
  });
  const store = renderAdminPage(<Desk />, 'employee', '/admin/enquiries?view=due&enquiry=contact-2');
  await waitFor(() => expect(document.body.textContent).toContain('4 enquiries'));
  listed = [1, 3, 4];
  store.dispatch(enquiriesApi.util.invalidateTags([{ type: 'Enquiry', id: 'LIST' }]));
  await waitFor(() => expect(document.body.textContent).toContain('3 enquiries'));
  await user.keyboard('j');
  await waitFor(() => expect(window.location.search).toContain('enquiry=contact-3'));
});
