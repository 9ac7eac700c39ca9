import { contactLogSchema, savedReplySchema } from '@modules/conversations/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { Leavable } from '../../testing/Leavable.tsx';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../testing/user.ts';
import { ContactActions } from './ContactActions.tsx';

const variables = { name: 'Asha', destination: 'Goa', price: null, reference: 'SN-000001', my_name: 'Meera' };
const shared = { shared: true, updated_at: '2026-11-01T10:00:00.000Z' };

function render() {
  const logged: unknown[] = [];
  fakeApi({
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [
        { ...shared, id: 1, name: 'Plan', html: '<p>Dear {{name}},</p><p>{{destination}} it is.</p>' },
        { ...shared, id: 2, name: 'Price', html: '<p>It costs {{price}}.</p>' },
      ],
    })),
    'POST /api/enquiries/:id/contacts': fakeEndpoint(
      { response: doneResponseSchema, body: contactLogSchema },
      ({ body }) => {
        logged.push(body);
        return { message: 'Logged' };
      },
    ),
  });
  const onFinished = () => void logged.push('finished');
  renderAdminPage(
    <ContactActions
      enquiry={{ id: 1, name: 'Asha' }}
      number="98220 12345"
      variables={variables}
      onFinished={onFinished}
    />,
    'employee',
  );
  return logged;
}

async function insertReply(name: string) {
  await userEvent.click(await screen.findByLabelText('Insert a saved reply'));
  await userEvent.click(await screen.findByRole('option', { name }));
}

it('opens WhatsApp with a saved reply that is filled in, and adds it to the thread', async () => {
  const logged = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Write by WhatsApp' }));
  await insertReply('Plan');
  const text = 'Dear Asha,\n\nGoa it is.';
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(text);
  const link = screen.getByRole('link', { name: 'Open WhatsApp and record' });
  expect(link.getAttribute('href')).toBe(`https://wa.me/919822012345?text=${encodeURIComponent(text)}`);
  await userEvent.click(link);
  await waitFor(() => expect(logged).toEqual([{ kind: 'whatsapp', direction: 'outgoing', text }]));
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
});

it('does not open WhatsApp with a variable that has no value', async () => {
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Write by WhatsApp' }));
  await insertReply('Price');
  expect(screen.getByText('Please fill in {{price}}')).toBeTruthy();
  const send = screen.getByText('Open WhatsApp and record');
  expect(send.getAttribute('aria-disabled')).toBe('true');
});

it('preselects the call in the log when a call is made', async () => {
  render();
  const call = await screen.findByRole('link', { name: 'Call 98220 12345' });
  expect(call.getAttribute('href')).toBe('tel:9822012345');
  await userEvent.click(call);
  await userEvent.type(await screen.findByLabelText('What was said'), 'No answer.');
  expect(localStorage.getItem('safarnama_draft:1:contact-1'), 'a reload loses nothing').toBe('"No answer."');
});

it('confirms a logged call, and leaves the focus in the form', async () => {
  const logged = render();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('What was said');
  await userEvent.type(box, 'No answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Add to the conversation' }));
  await screen.findByText('Added to the conversation.');
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
  expect(logged.at(-1)).toBe('finished');
});

/** Opens the actions; returns what responds to the entry that is logged. */
function openWithHeldLog(): () => Promise<void> {
  let respond = () => {};
  fakeApi({
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [],
    })),
    'POST /api/enquiries/:id/contacts': () =>
      new Promise((resolve) => {
        respond = () => resolve(Response.json({ success: true, message: 'Logged' }));
      }),
  });
  renderAdminPage(
    <Leavable>
      <ContactActions
        enquiry={{ id: 1, name: 'Asha' }}
        number="98220 12345"
        variables={variables}
        onFinished={() => undefined}
      />
    </Leavable>,
    'employee',
  );
  return () => act(async () => respond());
}

it.each([
  { typed: '', left: '' },
  { typed: ' Call again.', left: 'No answer. Call again.' },
])(
  'removes a stored text from a form that was opened meanwhile, unless it was changed: $left',
  async (later) => {
    const respond = openWithHeldLog();
    await fillField('What was said', 'No answer.');
    await press('Add to the conversation');
    await press('Leave');
    await press('Return');
    const box = await findField('What was said');
    expect(box.value).toBe('No answer.');
    if (later.typed) await userEvent.type(box, later.typed);
    await respond();
    await screen.findByText('Added to the conversation.');
    expect(box.value).toBe(later.left);
    expect(JSON.parse(localStorage.getItem('safarnama_draft:1:contact-1') ?? '""')).toBe(later.left);
  },
);

it('keeps a WhatsApp message that was opened again and changed while it was being stored', async () => {
  const respond = openWithHeldLog();
  await press('Write by WhatsApp');
  await fillField('Message', 'Hello');
  await userEvent.click(screen.getByRole('link', { name: 'Open WhatsApp and record' }));
  await press('Cancel');
  await press('Write by WhatsApp');
  await fillField('Message', 'Hello Asha');
  await respond();
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello Asha'));
});
