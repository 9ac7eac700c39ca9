import { assigneeSchema, enquiryListSchema } from '@modules/enquiries/contract.ts';
import { listMonths } from '@modules/enquiries/formChoices.contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { findField, press, user } from '../../../testing/user.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { EnquiryToolbar } from './EnquiryToolbar.tsx';

function Toolbar() {
  const { params, change } = useListUrl();
  return <EnquiryToolbar filters={parseSearchParams(enquiryListSchema, params)} onChange={change} />;
}

beforeEach(() =>
  fakeApi({
    'GET /api/enquiries/assignees': fakeEndpoint({ response: dataResponse(z.array(assigneeSchema)) }, () => ({
      data: [],
    })),
  }),
);

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('stores the filters of a journey in the address, restores them and clears them', async () => {
  const [, month = ''] = listMonths(new Date().toISOString(), 18);
  const choices = [
    ['Travel month', 'travel_month', month],
    ['Flexibility', 'flexibility', 'Dates are open'],
    ['Budget', 'budget_range', 'Up to ₹25,000 per person'],
  ] as const;
  renderAdminPage(<Toolbar />, 'employee', '/admin/enquiries');
  await press('Filters');
  for (const [label, , value] of choices) await user.selectOptions(await findField(label), value);
  await user.type(await findField('Departure city'), 'pun{Enter}');
  const filters = {
    ...Object.fromEntries(choices.map(([, name, value]) => [name, value])),
    departure_city: 'pun',
  };
  expect(address()).toEqual(filters);

  const { pathname, search } = window.location;
  cleanup();
  renderAdminPage(<Toolbar />, 'employee', pathname + search);
  const button = await screen.findByRole('button', { name: 'Filters' });
  expect(button.parentElement?.textContent, 'the list is not below many filters').toBe('Filters4');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await press('Filters');
  for (const [label, , value] of choices) expect((await findField(label)).value, label).toBe(value);
  expect((await findField('Departure city')).value).toBe('pun');
  await press('Clear');
  await screen.findByText('Filters');
  expect(address()).toEqual({});
});

it('keeps a date that is typed, and adds no page to the history', async () => {
  renderAdminPage(<Toolbar />, 'employee', '/admin/enquiries');
  await press('Filters');
  const field = await findField('Start date');
  const before = window.history.length;
  for (const typed of ['0002-11-20', '0020-11-20', '0202-11-20', '2026-11-20']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
    fireEvent.blur(field);
    await act(() => new Promise(requestAnimationFrame));
    expect(field.value).toBe(typed);
  }
  await waitFor(() => expect(address()).toEqual({ start_date: '2026-11-20' }));
  expect(window.history.length).toBe(before);
});

it.each([
  [200, 'Enquiries exported successfully!'],
  [500, 'Failed to export enquiries. Please try again.'],
])('says how an export ended to which the server responds with %i', async (status, text) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  renderAdminPage(<Toolbar />, 'employee', '/admin/enquiries');
  await press('Export');
  await screen.findByText(text);
  expect(click).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});
