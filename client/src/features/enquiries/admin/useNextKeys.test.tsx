import { enquiryListResponseSchema, enquiryListSchema } from '@modules/enquiries/contract.ts';
import { paginate } from '@platform/contract.ts';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEnquiryRow } from '../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { user } from '../../../testing/user.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { enquiriesApi, listEnquiries } from './enquiriesApi.ts';
import { useNextKeys } from './useNextKeys.ts';

function Desk() {
  const { params } = useListUrl();
  const filters = parseSearchParams(enquiryListSchema, params);
  const { data } = listEnquiries.useQuery(filters);
  useNextKeys({ rows: data?.data, filters, pages: data?.pagination.total_pages });
  return data ? <p>{data.data.length} enquiries</p> : null;
}

it('turns the page at the end of a list and at its beginning', async () => {
  const all = [1, 2, 3, 4, 5].map(buildEnquiryRow);
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
      data: listed.map(buildEnquiryRow),
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
