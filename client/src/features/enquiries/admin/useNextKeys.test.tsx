import { enquiryListResponseSchema, enquiryListSchema } from '@modules/enquiries/contract.ts';
import { paginate } from '@platform/contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferCall, sendCall } from '../../../lib/api/deferredCalls.ts';
import { buildEnquiryRow } from '../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press, user } from '../../../testing/user.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { enquiriesApi, listEnquiries } from './enquiriesApi.ts';
import { useNextKeys } from './useNextKeys.ts';

function Desk() {
  const { params } = useListUrl();
  const filters = parseSearchParams(enquiryListSchema, params);
  const { data } = listEnquiries.useQuery(filters);
  const rows = data?.data;
  const showPage = useNextKeys({ rows, listed: rows, filters, pages: data?.pagination.total_pages });
  if (!rows) return null;
  return (
    <>
      <p>{rows.length} enquiries</p>
      {rows.map(({ id }) => (
        <button key={id} type="button" data-enquiry={id}>
          Enquiry {id}
        </button>
      ))}
      <button type="button" onClick={() => void showPage(filters.page + 1)}>
        Next
      </button>
    </>
  );
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

/** A list of pages of two, and what the server lists. */
function openPages(listed: number[]) {
  const server = { listed, release: Promise.resolve(), answered: 0, refused: 0 };
  const list = fakeEndpoint({ response: enquiryListResponseSchema }, ({ search }) => {
    const page = Number(search.get('page'));
    server.answered++;
    return {
      data: server.listed.slice(2 * page - 2, 2 * page).map(buildEnquiryRow),
      pagination: paginate(page, 2, server.listed.length),
    };
  });
  fakeApi({
    'GET /api/enquiries': async (request) => {
      await server.release;
      if (Number(request.search.get('page')) !== server.refused) return list(request);
      const body = { success: false, code: 'forbidden', error: 'Not allowed', request_id: 'r-1' };
      return Response.json(body, { status: 403 });
    },
  });
  renderAdminPage(<Desk />, 'employee', '/admin/enquiries?view=due&enquiry=contact-2');
  return server;
}

it('goes on with the enquiries that moved up when those of the page have left the list', async () => {
  const server = openPages([1, 2, 3, 4, 5]);
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  server.listed = [3, 4, 5];
  await user.keyboard('j');
  await waitFor(() => expect(window.location.search).toBe('?view=due&enquiry=contact-3'));
});

it('focuses what moved up when the next page is requested, and then shows that page', async () => {
  const server = openPages([1, 2, 3, 4, 5]);
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  server.listed = [2, 3, 4, 5];
  await press('Next');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Enquiry 3'));
  expect(window.location.search).not.toContain('page');
  await press('Next');
  await screen.findByText('Enquiry 4');
  expect(window.location.search).toContain('page=2');
});

it('sends a bulk change that can still be undone before it turns the page', async () => {
  const server = openPages([1, 2, 3, 4, 5]);
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  deferCall('change', async () => {
    server.listed = [3, 4, 5];
    return true;
  });
  await press('Next');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Enquiry 3'));
});

it('waits for a bulk change that is being sent before it turns the page', async () => {
  const server = openPages([1, 2, 3, 4, 5]);
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  deferCall('change', () => answered.then(() => true));
  void sendCall('change');
  await press('Next');
  server.listed = [3, 4, 5];
  answer();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Enquiry 3'));
});

it('leaves the user where they went while the next page was loading', async () => {
  const server = openPages([1, 2, 3, 4]);
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  let release = () => {};
  server.release = new Promise((resolve) => {
    release = resolve;
  });
  await user.keyboard('jk');
  await waitFor(() => expect(window.location.search).toBe('?view=due&enquiry=contact-1'));
  release();
  await waitFor(() => expect(server.answered).toBe(3));
  await act(async () => undefined);
  expect(window.location.search).toBe('?view=due&enquiry=contact-1');
});

it.each([
  { key: 'j', refused: 1 },
  { key: 'j', refused: 2 },
  { key: 'Next', refused: 1 },
])('stays, and says why, when $key needs page $refused, which cannot be loaded', async ({ key, refused }) => {
  const server = openPages([1, 2, 3, 4, 5]);
  await waitFor(() => expect(document.body.textContent).toContain('2 enquiries'));
  server.refused = refused;
  await (key === 'j' ? user.keyboard(key) : press(key));
  await screen.findByText('The page could not be loaded: Not allowed');
  expect(window.location.search).toBe('?view=due&enquiry=contact-2');
});
