import { type Outcome, outcomeResponseSchema, outcomeSchema } from '@modules/responses/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../../../testing/user.ts';
import { Toasts } from '../../../../ui/admin/Toasts.tsx';
import { enquiriesApi } from '../enquiriesApi.ts';
import { OutcomeForm } from './OutcomeForm.tsx';

const field = 'Amount in ₹ \\(optional\\)';

it('follows the outcome that a colleague records, unless something is typed', async () => {
  let outcome: Outcome = { outcome: 'open', amount: null, reason: null };
  const response = dataResponse(outcomeResponseSchema);
  fakeApi({
    'GET /api/enquiries/:id/outcome': fakeEndpoint({ response }, () => ({ data: outcome })),
    'PUT /api/enquiries/:id/outcome': fakeEndpoint({ response }, () => {
      outcome = { outcome: 'booked', amount: 70_000, reason: null };
      return { data: outcome };
    }),
  });
  const store = renderAdminPage(<OutcomeForm enquiryId={7} />, 'employee');
  const book = async (amount: number) => {
    outcome = { outcome: 'booked', amount, reason: null };
    await act(async () => void store.dispatch(enquiriesApi.util.invalidateTags(['Enquiry'])));
    await screen.findByText(new RegExp(`Booked for ₹${amount / 1000},000`));
  };
  await findField(field);
  await book(50_000);
  expect((await findField(field)).value).toBe('50000');
  await fillField(field, '70,000');
  await book(60_000);
  expect((await findField(field)).value).toBe('70,000');
  await press('Booked');
  await waitFor(async () => expect((await findField(field)).value).toBe('70000'));
  await book(80_000);
  expect((await findField(field)).value).toBe('80000');
});

it.each([
  { text: 'Rs. 1,20,000', amount: 120_000 },
  { text: 'Rs.1,20,000/-', amount: 120_000 },
  { text: 'INR 1,20,000.00', amount: 120_000 },
  { text: '₹1,20,000', amount: 120_000 },
  { text: '', amount: null },
  { text: '1.2 lakh', error: 'Amount must be a number' },
  { text: '1,20,000 + 5% GST', error: 'Amount must be a number' },
  { text: '85,000.50', error: 'Amount must be a whole number' },
])('records the amount $text, or says what is wrong with it', async ({ text, amount, error }) => {
  const sent: unknown[] = [];
  const response = dataResponse(outcomeResponseSchema);
  const data = { outcome: 'booked' as const, amount: 50_000, reason: null };
  fakeApi({
    'GET /api/enquiries/:id/outcome': fakeEndpoint({ response }, () => ({ data })),
    'PUT /api/enquiries/:id/outcome': fakeEndpoint({ response, body: outcomeSchema }, ({ body }) => {
      sent.push(body.amount);
      return { data };
    }),
  });
  renderAdminPage(<OutcomeForm enquiryId={7} />, 'employee');
  await fillField(field, text);
  await press('Booked');
  if (error) {
    await screen.findByText(error);
    expect((await findField(field)).value).toBe(text);
  }
  await waitFor(() => expect(sent).toEqual(error ? [] : [amount]));
});

function Pane() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <OutcomeForm enquiryId={7} />
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </>
  ) : (
    <Toasts />
  );
}

it('may be left while it is being saved', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const response = dataResponse(outcomeResponseSchema);
  const data: Outcome = { outcome: 'open', amount: null, reason: null };
  const record = fakeEndpoint({ response }, () => ({ data: { ...data, outcome: 'booked' as const } }));
  fakeApi({
    'GET /api/enquiries/:id/outcome': fakeEndpoint({ response }, () => ({ data })),
    'PUT /api/enquiries/:id/outcome': async (request) => {
      await saved;
      return record(request);
    },
  });
  renderAdminPage(<Pane />, 'employee');
  await findField(field);
  await press('Booked');
  await press('Close');
  save();
  await waitFor(() => expect(document.body.textContent).toContain('Outcome saved.'));
});

it('shows what was saved, and keeps what is typed meanwhile, although a reload fails', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const response = dataResponse(outcomeResponseSchema);
  let loads = 0;
  const load = fakeEndpoint({ response }, () => ({
    data: { outcome: 'open' as const, amount: null, reason: null },
  }));
  const record = fakeEndpoint({ response }, () => ({
    data: { outcome: 'booked' as const, amount: 70_000, reason: null },
  }));
  fakeApi({
    'GET /api/enquiries/:id/outcome': (request) =>
      loads++ === 0 ? load(request) : new Response(null, { status: 403 }),
    'PUT /api/enquiries/:id/outcome': async (request) => {
      await saved;
      return record(request);
    },
  });
  renderAdminPage(<OutcomeForm enquiryId={7} />, 'employee');
  await fillField(field, '70,000');
  await press('Booked');
  await fillField(field, '90,000');
  save();
  await screen.findByText('Booked for ₹70,000');
  await waitFor(() => expect(loads).toBe(2));
  expect((await findField(field)).value).toBe('90,000');
  screen.getByText('Booked for ₹70,000');
});
