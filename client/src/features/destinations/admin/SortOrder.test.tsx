import type { DestinationResponse } from '@modules/destinations/contract.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { listStaffDestinations } from './destinationsAdminApi.ts';
import { SortOrder } from './SortOrder.tsx';

const goa = { id: 1, name: 'Goa', sort_order: 2 } as DestinationResponse; // all that the field needs

function List() {
  const { data } = listStaffDestinations.useQuery({ page: 1, limit: 24 });
  return data?.destinations.map(({ id, name, sort_order }) => (
    <SortOrder key={id} id={id} name={name} value={sort_order} editable />
  ));
}

it('shows the new number while the list is reloading', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    calls.push(method);
    if (method === 'POST') return Response.json({ success: true, destination: { ...goa, sort_order: 5 } });
    return calls.length > 1 ? new Promise(() => undefined) : Response.json({ destinations: [goa] });
  });
  renderInApp(<List />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Sort order of Goa' });
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(calls).toEqual(['GET', 'POST', 'GET']));
  // the number of the list, without what was typed
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(field.value).toBe('5'));
});

it('saves a number that is typed while the one before is being saved', async () => {
  const sent: unknown[] = [];
  const respond: (() => void)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ destinations: [goa] });
    const { sort_order } = await request.json();
    sent.push(sort_order);
    return new Promise((resolve) => {
      respond.push(() => resolve(Response.json({ success: true, destination: { ...goa, sort_order } })));
    });
  });
  renderInApp(<List />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Sort order of Goa' });
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([5]));
  fireEvent.change(field, { target: { value: '7' } });
  await act(async () => respond[0]?.());
  expect(field.value).toBe('7');
  fireEvent.blur(field);
  await waitFor(() => expect(sent).toEqual([5, 7]));
});
