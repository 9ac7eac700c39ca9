import { assigneeSchema, enquiryListResponseSchema } from '@modules/enquiries/contract.ts';
import { paginate } from '@platform/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildEnquiryRow } from '../../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { findField, press, user } from '../../../testing/user.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { enquiriesApi } from './enquiriesApi.ts';

const failure = 'Failed to load enquiries. Please check your connection and try again.';

function openList({ query = 'status=new', rows = [buildEnquiryRow(1)] } = {}) {
  const server = { isBroken: false };
  fakeApi({
    'GET /api/enquiries': fakeEndpoint({ response: enquiryListResponseSchema }, () =>
      server.isBroken
        ? { status: 403, code: 'forbidden', error: 'Not now' }
        : { data: rows, pagination: paginate(1, 20, rows.length) },
    ),
    'GET /api/enquiries/assignees': fakeEndpoint({ response: dataResponse(z.array(assigneeSchema)) }, () => ({
      data: [],
    })),
  });
  const store = renderAdminPage(<EnquiryList narrow={false} />, 'employee', `/admin/enquiries?${query}`);
  return { server, store };
}

it('shows no rows of another filter when those of the new one cannot be loaded', async () => {
  const { server } = openList();
  await screen.findByText('Asha');
  server.isBroken = true;
  await press('Filters');
  await user.selectOptions(await findField('Status'), 'resolved');
  await screen.findByText(failure);
  await screen.findByText('HTTP error! status: 403 - Not now');
  expect(screen.queryByText('Asha')).toBeNull();
});

it('says that its rows could not be refreshed', async () => {
  const { server, store } = openList();
  await screen.findByText('Asha');
  server.isBroken = true;
  await act(async () => void store.dispatch(enquiriesApi.util.invalidateTags(['Enquiry'])));
  await screen.findByText(failure);
  expect(screen.queryByText('Asha')).toBeTruthy();
});

it.each([
  ['', 'Enquiries from the website appear here the moment they are sent.'],
  ['view=mine', 'No open enquiries are assigned to you.'],
  ['view=snoozed', 'Nothing is in this view now.'],
  ['view=mine&priority=urgent', /^Nothing in this view matches the filters\./],
])('says why a list is empty: %s', async (query, text) => {
  openList({ query, rows: [] });
  expect(await screen.findByText(text)).toBeTruthy();
});
