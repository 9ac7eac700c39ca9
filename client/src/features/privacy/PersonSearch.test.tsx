import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PersonSearch } from './PersonSearch.tsx';

it('shows no data of a person who is no longer the one in the field', async () => {
  let respond = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  renderInApp(<PersonSearch />);
  const field = screen.getByRole('textbox', { name: 'Email or phone number' });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const search = screen.getByRole('button', { name: 'Search' });
  const answer = async () => {
    fireEvent.click(search);
    await waitFor(() => expect(search).toHaveProperty('disabled', true));
    const found = [{ table: 'enquiries', label: 'Enquiries', rows: 2 }];
    return () => respond(Response.json({ success: true, data: found }));
  };
  type('asha@example.com');
  (await answer())();
  await screen.findByText('Personal data of asha@example.com');

  const answerLate = await answer();
  type('rafael@example.com');
  answerLate();
  await waitFor(() => expect(search).toHaveProperty('disabled', false));
  expect(screen.queryByText(/^Personal data of/)).toBeNull();
});
