import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookingForm } from '../features/enquiries/site/booking/BookingForm.tsx';
import { ContactForm } from '../features/enquiries/site/contact/ContactForm.tsx';
import { NewsletterSignup } from '../features/newsletter/site/NewsletterSignup.tsx';
import { renderInApp } from '../testing/renderInApp.tsx';

const agency = { chat_number: '' };
const source = { for: 'destination', info: 'Goa', travel_type: 'Tour' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  {
    name: 'a message',
    form: <ContactForm />,
    values: {
      name: 'Asha',
      email: 'asha@example.com',
      subject: 'Hampi',
      message: 'We are four and like trains.',
    },
  },
  {
    name: 'a booking',
    form: (
      <BookingForm
        source={source}
        wedding={false}
        weddingPackages={[]}
        travellers={{}}
        journey={null}
        agency={agency}
        today="2026-11-22"
      />
    ),
    values: { login_id: 'Asha', email: 'asha@example.com', mobile: '+91 98220 12345' },
  },
  { name: 'a subscription', form: <NewsletterSignup />, values: { email: 'asha@example.com' } },
])('$name that takes longer than 8 seconds is shown as still being sent', async ({ form, values }) => {
  renderInApp(form);
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector(`[name=${name}]`);
    if (!field) throw new Error(`There is no field ${name}`);
    fireEvent.change(field, { target: { value } });
  }
  const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
  if (!button) throw new Error('There is no button');
  await act(async () => {
    fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(7000);
  });
  const note = /We are still trying, and nothing is lost\./;
  expect(button.disabled).toBe(true);
  expect(screen.queryByText(note)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByText(note)).not.toBeNull();
});
