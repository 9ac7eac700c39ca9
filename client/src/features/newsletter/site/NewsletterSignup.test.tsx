import { subscribeResponseSchema, subscribeSchema } from '@modules/newsletter/contract.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCall } from '../../../testing/fakeCall.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { NewsletterSignup } from './NewsletterSignup.tsx';

const contract = {
  method: 'POST',
  path: '/api/newsletter?action=subscribe',
  body: subscribeSchema,
  response: subscribeResponseSchema,
};
const received = {
  status: 201,
  body: { success: true, message: '', data: { verification_required: true, email_sent: true } },
} as const;

const field = () => screen.getByLabelText<HTMLInputElement>('Your email address');

function send(address: string) {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByText('Subscribe'));
}

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows errors, progress, and for five seconds a confirmation', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = fakeCall(contract, [received]);
  renderInApp(<NewsletterSignup />);
  send('nowhere');
  screen.getByText('Please enter a valid email address');
  send('asha@example.org');
  screen.getByText('Subscribing...');
  expect(field().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(10));
  screen.getByText('Subscribed!');
  expect(field().value).toBe('');
  expect(requests).toMatchObject([{ body: { email: 'asha@example.org', consent: 'newsletter-1' } }]);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  screen.getByText('Subscribed!');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Subscribed!')).toBeNull();
});

it('shows that an address is already subscribed', async () => {
  fakeCall(contract, [{ status: 409, error: 'Subscribed', code: 'already_subscribed' }]);
  renderInApp(<NewsletterSignup />);
  send('Asha@Example.org');
  await waitFor(() => screen.getByText('You are already subscribed to our newsletter!'));
  screen.getByText('Error!');
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('status')]));
});

it('shows no words of a proxy after the last attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => new Response('No server', { status: 503, statusText: 'Unavailable' }));
  renderInApp(<NewsletterSignup />);
  send('asha@example.org');
  await act(() => vi.advanceTimersByTimeAsync(7100));
  screen.getByText('Failed to subscribe. Please try again.');
});

it('restores the focus that it lost while the form was disabled', async () => {
  fakeCall(contract, [received]);
  renderInApp(<NewsletterSignup />);
  send('asha@example.org');
  field().blur(); // as browsers do
  await screen.findByText('Subscribed!');
  const button = screen.getByRole('button', { name: 'Subscribe' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('leaves the visitor alone who has gone to another page meanwhile', async () => {
  fakeCall(contract, [received]);
  renderInApp(<NewsletterSignup />);
  send('asha@example.org');
  field().blur();
  window.history.pushState(null, '', '/contact');
  await screen.findByText('Subscribed!');
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
