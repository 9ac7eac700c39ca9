import type { bookingResponseSchema } from '@modules/enquiries/contract.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { unsentChangesText } from '../../../../lib/forms/useSubmissionDraft.ts';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { BookingForm } from './BookingForm.tsx';
// Loaded beforehand, so that no test waits for it.
import './bookingResolver.ts';
import type { TravellerValues } from './parseTravellers.ts';

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string) =>
  fireEvent.change(field('attachment'), { target: { files: [new File(['x'], name)] } });
const chip = () => screen.getByLabelText<HTMLInputElement>('Beach vacations');

const renderForm = (travellers: TravellerValues = {}) =>
  renderInApp(
    <BookingForm
      source={{ for: 'destination', info: 'Goa', travel_type: 'Tour' }}
      wedding={false}
      weddingPackages={[]}
      travellers={travellers}
      journey={null}
      agency={{ chat_number: '', reply_hours: 48 }}
      today="2026-11-22"
    />,
  );

/** Opens and fills in the form; each submission waits for the next call of `receive`. */
async function openSlowly() {
  const keys: (string | null)[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    return new Promise((resolve) => waiting.push(resolve));
  });
  renderForm();
  await act(async () => {});
  const values = { login_id: 'Asha', email: 'asha@example.com', mobile: '+91 98220 12345' };
  for (const [name, value] of Object.entries(values)) type(name, value);
  return {
    keys,
    send: async () => {
      const before = keys.length;
      fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
      await waitFor(() => expect(keys).toHaveLength(before + 1));
    },
    receive: (mails: 'queued' | 'unavailable' = 'queued') =>
      act(async () => {
        const body: z.input<typeof bookingResponseSchema> = {
          ...{ success: true, message: 'Thank you.', data: { id: 7, reference: 'SN-000007' } },
          email_status: { customer_confirmation: mails, admin_notification: mails },
        };
        waiting.shift()?.(Response.json(body, { status: 201 }));
      }),
  };
}

it.each([
  {
    what: 'text',
    change: () => type('description', 'Goa in December'),
    isKept: () => field('description').value === 'Goa in December',
  },
  { what: 'a chip', change: () => fireEvent.click(chip()), isKept: () => chip().checked },
  {
    what: 'a file',
    change: () => choose('plan.pdf'),
    isKept: () => screen.queryByText('plan.pdf') !== null,
  },
])('keeps $what that the visitor adds to a booking while it is being sent', async ({ change, isKept }) => {
  const { keys, send, receive } = await openSlowly();
  await send();
  change();
  await receive();
  await screen.findByText(`Thank you. Your reference is SN-000007. ${unsentChangesText}`);
  expect(isKept()).toBe(true);
  expect(field('email').value).toBe('asha@example.com');
  expect(screen.queryByRole('dialog')).toBeNull();

  await send();
  expect(keys[1]).not.toBe(keys[0]);
  await receive();
  await screen.findByRole('dialog');
  screen.getByText(/Our travel experts will contact you within 48 hours\./);
  expect(isKept()).toBe(false);
  expect(field('email').value).toBe('');
});

it('names the chosen services where their group is folded', async () => {
  await openSlowly();
  const summary = () => chip().closest('details')?.querySelector('summary')?.textContent;
  expect(summary()).toBe('Package categories');
  fireEvent.click(screen.getByLabelText('Romantic escapes'));
  fireEvent.click(chip());
  // Of one field, which two groups share.
  fireEvent.click(screen.getByLabelText('Reunions'));
  expect(summary()).toBe('Package categoriesBeach vacations, Romantic escapes');
  fireEvent.click(chip());
  expect(summary()).toBe('Package categoriesRomantic escapes');
});

it('tells that it is being sent, and then that mails may be missing', async () => {
  const { send, receive } = await openSlowly();
  await send();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).disabled).toBe(true);
  await receive('unavailable');
  const note = 'Note: Some email notifications may not have been sent due to technical issues.';
  await within(await screen.findByRole('dialog')).findByText(note);
  screen.getByText(`Thank you. ${note} Your reference is SN-000007.`);
});

it('says in words for people that a proxy refused it', async () => {
  await openSlowly();
  vi.stubGlobal('fetch', async () => new Response('<h1>413 Payload Too Large</h1>', { status: 413 }));
  fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
  await screen.findByText('Failed to submit your request. Please try again.');
});

it('moves the focus from the popup that is closed to the confirmation, which keeps the reference', async () => {
  const { send, receive } = await openSlowly();
  await send();
  await receive();
  fireEvent.click(await screen.findByText('Continue Exploring'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Thank you. Your reference is SN-000007.');
});

it('announces the file that was attached, of which the field itself says nothing', async () => {
  await openSlowly();
  choose('plan.pdf');
  expect(screen.getByText('plan.pdf is attached').role).toBe('status');
  fireEvent.click(screen.getByText('Remove plan.pdf'));
  expect(screen.queryByText('plan.pdf is attached')).toBeNull();
});

it('moves the focus to the field of the file when the file is removed', async () => {
  await openSlowly();
  choose('plan.pdf');
  const remove = await screen.findByRole('button', { name: 'Remove plan.pdf' });
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement).toBe(field('attachment'));
});

it('asks for a file again that cannot be read any more, instead of sending the form', async () => {
  const { keys, send } = await openSlowly();
  const file = new File(['x'], 'plan.pdf');
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException()) });
  fireEvent.change(field('attachment'), { target: { files: [file] } });
  fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
  await screen.findByText('This file was changed or moved after you attached it. Please attach it again');
  expect(document.activeElement).toBe(field('attachment'));
  expect(keys).toEqual([]);

  choose('plan.pdf');
  await send();
});

it('asks for the number of adults who travel with the children', async () => {
  const { keys, send } = await openSlowly();
  type('children', '2');
  fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
  await screen.findByText('Please enter the number of adults');
  expect(document.activeElement).toBe(field('adults'));
  expect(keys).toEqual([]);

  type('adults', '2');
  await send();
});

it('prefers the travellers of a new link to those of a draft, and keeps the rest of the draft', async () => {
  const first = renderForm({ adults: '2' });
  type('adults', '3');
  type('description', 'Goa in December');
  first.unmount();
  const again = renderForm({ adults: '2' });
  await waitFor(() => expect(field('adults').value).toBe('3'));
  again.unmount();
  renderForm({ adults: '5' });
  await waitFor(() => expect(field('description').value).toBe('Goa in December'));
  expect(field('adults').value).toBe('5');
});
