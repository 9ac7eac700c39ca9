import { draftInputSchema, draftSchema, savedReplySchema } from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { blankConversation } from '../../testing/blankConversation.ts';
import { buildThreadMessage } from '../../testing/buildThreadMessage.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { findField, press, user } from '../../testing/user.ts';
import { ReplyBox } from './ReplyBox.tsx';

type EditorBox = HTMLElement & { editor?: Editor };
const findBox = () => screen.findByRole<EditorBox>('textbox', { name: 'Your reply' });

const buildReply = (fields: { id: number }) =>
  buildThreadMessage({ kind: 'reply', direction: 'outgoing', state: 'queued', ...fields });

function OpenReplyBox() {
  const [isOpen, setOpen] = useState(true);
  const [entries, setEntries] = useState([buildThreadMessage({ id: 1 })]);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Next enquiry
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Same enquiry
      </button>
      <button
        type="button"
        onClick={() => setEntries([...entries, buildThreadMessage({ id: entries.length + 1 })])}
      >
        Receive a mail
      </button>
      <button type="button" onClick={() => setEntries([...entries, buildReply({ id: entries.length + 1 })])}>
        Fetch a reply
      </button>
      {isOpen ? (
        <ReplyBox
          enquiry={{ id: 7, name: 'Asha', email: 'asha@example.com' }}
          conversation={{ ...blankConversation, entries }}
          undone={[]}
          onUndoneTaken={() => undefined}
          isRestoring={false}
          onFinished={() => undefined}
          onSent={() => undefined}
        />
      ) : null}
    </>
  );
}

type Respond = () => Response | Promise<Response>;
type Sent = { drafts: string[]; replies: unknown[]; files: number };

/** Opens the box of a reply to which the server responds with `respond`; counts what it receives. */
async function openReplyBox(respond: Respond): Promise<{ box: EditorBox; sent: Sent }> {
  const sent: Sent = { drafts: [], replies: [], files: 0 };
  fakeApi({
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [],
    })),
    'POST /api/enquiries/:id/replies': ({ body }) => {
      sent.replies.push(body);
      return respond();
    },
    'POST /api/enquiries/:id/files': () => {
      sent.files += 1;
      return new Response(null, { status: 413 });
    },
    'PUT /api/enquiries/:id/draft': fakeEndpoint(
      { response: dataResponse(draftSchema.pick({ version: true })), body: draftInputSchema },
      ({ body }) => {
        sent.drafts.push(body.html);
        return { data: { version: body.version + 1 } };
      },
    ),
  });
  renderAdminPage(<OpenReplyBox />, 'employee');
  return { box: await findBox(), sent };
}

/** Sends a reply that the server responds to with `respond`; gives the drafts that were saved. */
async function sendReply(respond: Respond): Promise<string[]> {
  const { box, sent } = await openReplyBox(respond);
  const send = await screen.findByText('Send', { selector: 'button' });
  act(() => void box.editor?.commands.setContent('It costs {{price}}'));
  // at once, because the draft is saved after a second
  fireEvent.click(send);
  return sent.drafts;
}

it('saves the draft of a reply that was refused before the draft was saved', async () => {
  const message = 'Please fill in {{price}} before you send';
  const refusal = { success: false, code: 'validation_failed', error: message };
  const saved = await sendReply(() => Response.json(refusal, { status: 422 }));
  expect(await screen.findByText(`The reply was not sent: ${message}`)).toBeTruthy();
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  expect(saved).toEqual(['<p>It costs {{price}}</p>']);
});

it('names the person whose reply was refused after another enquiry was opened', async () => {
  const refusal = { success: false, code: 'conflict', error: 'The enquiry was merged' };
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => (respond = resolve));
  await sendReply(() => response);
  await press('Next enquiry');
  respond(Response.json(refusal, { status: 409 }));
  expect(await screen.findByText('The reply to Asha was not sent: The enquiry was merged')).toBeTruthy();
});

it('sends a reply whose first answer never came with the same key after it was opened again', async () => {
  const { box, sent } = await openReplyBox(() => new Promise(() => {}));
  const keys: (string | null)[] = [];
  const callApi = fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.endsWith('/replies')) keys.push(request.headers.get('Idempotency-Key'));
    return callApi(request);
  });
  const send = await screen.findByText('Send', { selector: 'button' });
  act(() => void box.editor?.commands.setContent('It is hot'));
  // at once, because the draft is saved after a second
  fireEvent.click(send);
  await waitFor(() => expect(sent.replies).toHaveLength(1));
  await press('Next enquiry');
  await press('Same enquiry');
  expect((await findBox()).textContent).toBe('It is hot');
  // closing it saves what has still to be saved
  await press('Next enquiry');
  await press('Same enquiry');
  await findBox();
  await press('Send');
  await waitFor(() => expect(sent.replies).toHaveLength(2));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  expect(sent.replies[1]).toEqual(sent.replies[0]);
  expect(sent.drafts).toEqual([]);
});

it('says that the draft is stored only in this browser while it is unknown whether the reply was stored', async () => {
  // the server asks for an hour, so the client does not retry by itself
  const saved = await sendReply(
    () => new Response(null, { status: 503, headers: { 'Retry-After': '3600' } }),
  );
  expect(await screen.findByText(/^The reply was not sent: /)).toBeTruthy();
  expect(screen.getByText(/^The draft is stored only in this browser/)).toBeTruthy();
  expect(saved).toEqual([]);
});

it('says that an earlier attempt was stored, whose response was lost', async () => {
  await sendReply(() =>
    Response.json(
      { success: false, error: 'Stored already', code: 'idempotency_conflict', request_id: 'r-1' },
      { status: 409 },
    ),
  );
  await screen.findByText(/^Your first attempt has reached the server/);
  expect(screen.queryByText(/was not sent/)).toBeNull();
});

const accept = () =>
  Response.json({ success: true, data: { id: 9, send_at: '2026-11-01T09:00:10.000Z' } }, { status: 202 });

it('shows that the reply is sent, for as long as it can be undone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await sendReply(accept);
  const note = await screen.findByText(/^The reply is sent in 10 seconds\./);
  expect(note.getAttribute('role')).toBe('status');
  // again and again: the effect that starts the timer may run after the note is shown
  const getLater = () => {
    act(() => void vi.advanceTimersByTime(10_000));
    return note.textContent;
  };
  await expect.poll(getLater).toBe('');
});

it('does not bring a sent reply back as a draft when typing is undone', async () => {
  await sendReply(accept);
  const note = await screen.findByText(/^The reply is sent in 10 seconds\./);
  const box = await findBox();
  await waitFor(() => expect(box.textContent).toBe(''));
  // not by its effect: changes that follow each other quickly are undone together
  expect(box.editor?.can().undo()).toBe(false);
  act(() => void box.editor?.commands.undo());
  expect(box.textContent).toBe('');
  expect(note.textContent).toMatch(/^The reply is sent/);
});

it('says that the customer has written while the reply was being written, and sends which message was shown', async () => {
  const { box, sent } = await openReplyBox(accept);
  await press('Receive a mail');
  expect(screen.queryByText(/has written while/)).toBeNull();
  act(() => void box.editor?.commands.setContent('It is hot'));
  await press('Receive a mail');
  await screen.findByText(/^Asha has written while you were writing/);
  fireEvent.click(await screen.findByText('Send', { selector: 'button' }));
  await screen.findByText(/^The reply is sent in 10 seconds\./);
  expect(sent.replies).toMatchObject([{ last_seen: 3 }]);
  expect(screen.queryByText(/has written while/)).toBeNull();
});

it('says that another reply was sent while the reply was being written, and can be sent after it', async () => {
  const { box, sent } = await openReplyBox(accept);
  act(() => void box.editor?.commands.setContent('It is hot'));
  await press('Fetch a reply');
  await screen.findByText(/^Another reply was sent while you were writing/);
  fireEvent.click(await screen.findByText('Send', { selector: 'button' }));
  await screen.findByText(/^The reply is sent in 10 seconds\./);
  expect(sent.replies).toMatchObject([{ last_reply_seen: 2 }]);
});

it('does not take its own reply for another one', async () => {
  const { box, sent } = await openReplyBox(() =>
    Response.json({ success: true, data: { id: 2, send_at: '2026-11-01T09:00:10.000Z' } }, { status: 202 }),
  );
  const send = await screen.findByText('Send', { selector: 'button' });
  act(() => void box.editor?.commands.setContent('It is hot'));
  fireEvent.click(send);
  await screen.findByText(/^The reply is sent in 10 seconds\./);
  act(() => void box.editor?.commands.setContent('And humid'));
  await press('Fetch a reply');
  expect(screen.queryByText(/^Another reply was sent/)).toBeNull();
  fireEvent.click(send);
  await waitFor(() => expect(sent.replies).toMatchObject([{}, { last_reply_seen: 2 }]));
});

it('says that its draft was sent or deleted in another window', async () => {
  const { box } = await openReplyBox(accept);
  const current = { html: '', version: 0 };
  const failure = { status: 409, code: 'stale_write', error: 'Changed', current } as const;
  fakeApi({
    'PUT /api/enquiries/:id/draft': fakeEndpoint({ response: dataResponse(draftSchema) }, () => failure),
  });
  act(() => void box.editor?.commands.setContent('It is hot'));
  await screen.findByText('You have sent or deleted this draft in another window.');
  expect(screen.queryByText('Add that text')).toBeNull();
});

it('neither sends nor attaches what is typed and pasted in its dialogs', async () => {
  const { sent } = await openReplyBox(accept);
  await user.click(await screen.findByLabelText('Link'));
  await user.click(await findField('Address'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  fireEvent.paste(await findField('Address'), {
    clipboardData: { files: [new File(['x'], 'note.png', { type: 'image/png' })], getData: () => '' },
  });
  await act(() => new Promise(requestAnimationFrame));
  expect(sent).toEqual({ drafts: [], replies: [], files: 0 });
});
