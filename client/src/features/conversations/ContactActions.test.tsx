import { contactLogSchema, savedReplySchema } from '@modules/conversations/contract.ts';
import { dataAnswer, doneAnswerSchema } from '@platform/fields.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { ContactActions } from './ContactActions.tsx';

const variables = { name: 'Asha', destination: 'Goa', price: null, reference: 'SN-000001', my_name: 'Meera' };

function render() {
  const logged: unknown[] = [];
  const onUnsaved = vi.fn();
  fakeApi({
    'GET /api/saved-replies': fakeEndpoint({ answer: dataAnswer(z.array(savedReplySchema)) }, () => ({
      data: [
        { id: 1, name: 'Plan', html: '<p>Dear {{name}},</p><p>{{destination}} it is.</p>', shared: true },
        { id: 2, name: 'Price', html: '<p>It costs {{price}}.</p>', shared: true },
      ],
    })),
    'POST /api/enquiries/:id/contacts': fakeEndpoint(
      { answer: doneAnswerSchema, body: contactLogSchema },
      ({ body }) => {
        logged.push(body);
        return { message: 'Logged' };
      },
    ),
  });
  renderAdminPage(
    <ContactActions enquiryId={1} number="98220 12345" variables={variables} onUnsaved={onUnsaved} />,
    'employee',
  );
  return { logged, onUnsaved };
}

async function insertReply(name: string) {
  await userEvent.click(await screen.findByLabelText('Insert a saved reply'));
  await userEvent.click(await screen.findByRole('option', { name }));
}

it('opens WhatsApp with a saved reply that is filled in, and adds it to the thread', async () => {
  const { logged, onUnsaved } = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Write by WhatsApp' }));
  await insertReply('Plan');
  const text = 'Dear Asha,\n\nGoa it is.';
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(text);
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  const link = screen.getByRole('link', { name: 'Open WhatsApp and record' });
  expect(link.getAttribute('href')).toBe(`https://wa.me/919822012345?text=${encodeURIComponent(text)}`);
  await userEvent.click(link);
  await waitFor(() => expect(logged).toEqual([{ kind: 'whatsapp', direction: 'outgoing', text }]));
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
});

it('does not open WhatsApp with a variable that nothing is known for', async () => {
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Write by WhatsApp' }));
  await insertReply('Price');
  expect(screen.getByText('Please fill in {{price}}')).toBeTruthy();
  const send = screen.getByText('Open WhatsApp and record');
  expect(send.getAttribute('aria-disabled')).toBe('true');
});

it('opens the log of a call with the call', async () => {
  render();
  const call = await screen.findByRole('link', { name: 'Call 98220 12345' });
  expect(call.getAttribute('href')).toBe('tel:9822012345');
  await userEvent.click(call);
  expect(await screen.findByLabelText('What was said')).toBeTruthy();
});
