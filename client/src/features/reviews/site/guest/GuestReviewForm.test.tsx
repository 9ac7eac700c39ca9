import type { Invitation } from '@modules/reviews/invitations/contract.ts';
import { invitationTexts } from '@modules/reviews/invitations/texts.contract.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unsentChangesText } from '../../../../lib/forms/useSubmissionDraft.ts';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { GuestReview } from './GuestReview.tsx';
import { GuestReviewForm } from './GuestReviewForm.tsx';

const invitation: Invitation = {
  review: {
    guest_name: 'Asha',
    name_consent: true,
    travel_month: '2026-03',
    journey: 'destination:1',
    rating: 4,
    text: 'We liked the trains.',
  },
  is_sent: false,
  is_editable: true,
  journeys: [{ value: 'destination:1', label: 'Goa' }],
};

it('retains what the guest writes while the review is being sent', async () => {
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => waiting.push(resolve)));
  renderInApp(<GuestReviewForm token="7-signature" invitation={invitation} />);
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });
  const write = (value: string) => fireEvent.change(text(), { target: { value } });
  const send = async () => {
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(waiting).toHaveLength(1));
  };
  const receive = (body: object, status = 200) =>
    act(async () => waiting.shift()?.(Response.json(body, { status })));
  const saved = (review: string) => ({
    success: true,
    data: { ...invitation, is_sent: true, review: { ...invitation.review, text: review } },
  });

  write('We liked the trains, and the food.');
  await send();
  write('We liked the trains, the food and the sea.');
  await receive(saved('We liked the trains, and the food.'));
  await screen.findByText(`${invitationTexts.sent} ${unsentChangesText}`);
  expect(text().value).toBe('We liked the trains, the food and the sea.');
  expect(sessionStorage.getItem('review-draft-7')).toContain('and the sea');

  await send();
  await receive({ success: false, error: 'Not now', code: 'conflict', request_id: 'request-1' }, 409);
  await screen.findByText('Not now');

  await send();
  await receive(saved('We liked the trains, the food and the sea.'));
  await screen.findByText(invitationTexts.sent);
  expect(text().value).toBe('We liked the trains, the food and the sea.');
  expect(sessionStorage.getItem('review-draft-7')).toBeNull();

  write('We liked the trains most.');
  expect(screen.queryByText(invitationTexts.sent)).toBeNull();
  screen.getByText('Send the correction');
});

it('is sent once when the button is clicked again before the form is rendered', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ success: true, data: invitation })));
  vi.stubGlobal('fetch', fetched);
  renderInApp(<GuestReviewForm token="7-signature" invitation={invitation} />);
  act(() => {
    for (let click = 0; click < 3; click += 1) fireEvent.submit(screen.getByRole('form'));
  });
  await screen.findByText(invitationTexts.sent);
  expect(fetched).toHaveBeenCalledOnce();
});

it('shows no words of a proxy', async () => {
  vi.stubGlobal('fetch', async () => new Response('No server', { status: 503, statusText: 'Unavailable' }));
  renderInApp(<GuestReviewForm token="7-signature" invitation={invitation} />);
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText(/^Your review was not sent\. Please try again/);
});

it('waits for the invitation, and then restores what the guest wrote before a reload', async () => {
  sessionStorage.setItem(
    'review-draft-7',
    JSON.stringify({ values: { text: 'The ferry alone was worth it.' }, key: '' }),
  );
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => waiting.push(resolve)));
  renderInApp(<GuestReview token="7-signature" />);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/, hidden: true });
  expect(screen.getByRole('form', { hidden: true }).hasAttribute('inert')).toBe(true);
  expect(text.value).toBe('');

  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(async () => waiting[0]?.(Response.json({ success: true, data: invitation })));
  await waitFor(() => expect(screen.getByRole('form').hasAttribute('inert')).toBe(false));
  expect(text.value).toBe('The ferry alone was worth it.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Your name/ }).value).toBe('Asha');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Journey/ }).value).toBe('destination:1');
});
