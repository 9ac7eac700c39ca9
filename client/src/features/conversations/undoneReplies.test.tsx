import {
  conversationSchema,
  draftInputSchema,
  draftSchema,
  queuedReplySchema,
  savedReplySchema,
} from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { blankConversation } from '../../testing/blankConversation.ts';
import { buildThreadMessage } from '../../testing/buildThreadMessage.ts';
import { type Failure, fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press, user } from '../../testing/user.ts';
import { Conversation } from './Conversation.tsx';

type EditorBox = HTMLElement & { editor?: Editor };

/** Holds calls; returns what they wait for, and what ends the wait. */
function hold() {
  let end = () => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  return { until, end: () => act(async () => end()) };
}

/** A server on which two replies, each with a file, can still be undone. Its calls wait for what a test holds. */
function createServer() {
  const server = {
    queued: [8, 9],
    heldReads: Promise.resolve(),
    heldUndos: Promise.resolve(),
    heldSends: Promise.resolve(),
    readsBeforeUndo: 0,
    readsAfterUndo: 0,
    sent: [] as unknown[],
    refusal: null as Failure | null,
  };
  const getHtml = (id: number) => `<p>Plan ${id}.</p>`;
  const buildFile = (id: number) => ({ id, name: `plan-${id}.pdf`, size: 2048, url: `/api/files/${id}` });
  const buildReply = (id: number) =>
    buildThreadMessage({
      id,
      kind: 'reply',
      direction: 'outgoing',
      html: getHtml(id),
      state: 'queued',
      send_at: '2026-11-01T09:02:00.000Z',
      files: [buildFile(id)],
    });
  const readConversation = fakeEndpoint({ response: dataResponse(conversationSchema) }, () => ({
    data: {
      ...blankConversation,
      entries: server.queued.map(buildReply),
      files: [8, 9].filter((id) => !server.queued.includes(id)).map(buildFile),
    },
  }));
  const undo = fakeEndpoint({ response: dataResponse(draftSchema) }, ({ id }) => {
    server.queued = server.queued.filter((one) => one !== id);
    return { data: { html: getHtml(id), version: 2 - server.queued.length } };
  });
  const send = fakeEndpoint(
    { response: dataResponse(queuedReplySchema) },
    () => server.refusal ?? { data: { id: 10, send_at: '2026-11-01T09:02:00.000Z' } },
  );
  fakeApi({
    'GET /api/enquiries/7/conversation': async (request) => {
      server[server.queued.length === 2 ? 'readsBeforeUndo' : 'readsAfterUndo'] += 1;
      const response = readConversation(request);
      await server.heldReads;
      return response;
    },
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [],
    })),
    'PUT /api/enquiries/7/draft': fakeEndpoint(
      { response: dataResponse(draftSchema.pick({ version: true })), body: draftInputSchema },
      ({ body }) => ({ data: { version: body.version + 1 } }),
    ),
    'POST /api/enquiries/7/replies/:id/undo': async (request) => {
      const response = undo(request);
      await server.heldUndos;
      return response;
    },
    'POST /api/enquiries/7/replies': async (request) => {
      server.sent.push(request.body);
      await server.heldSends;
      return send(request);
    },
  });
  return server;
}

async function openConversation() {
  renderAdminPage(
    <Conversation
      enquiry={{ id: 7, name: 'Asha', email: 'asha@example.com', phone: null, mobile: null }}
      describeEvent={() => ''}
      notes={null}
      tab="reply"
      onTab={() => undefined}
      writers={[]}
      onWriting={() => undefined}
      onChanged={() => undefined}
    />,
    'employee',
  );
  return screen.findByRole<EditorBox>('textbox', { name: 'Your reply' });
}

const undoReply = async (id: number) => {
  const card = (await screen.findByText(`Plan ${id}.`)).closest('li') as HTMLElement; // each reply is an item
  await user.click(within(card).getByText(/^Undo \(/));
};

it('does not send a reply that was undone again before the thread has its files', async () => {
  const server = createServer();
  const box = await openConversation();
  const poll = hold();
  server.heldReads = poll.until;
  const earlier = server.readsBeforeUndo;
  await waitFor(() => expect(server.readsBeforeUndo).toBeGreaterThan(earlier));
  await undoReply(9);
  await waitFor(() => expect(server.queued).toEqual([8]));
  const read = hold();
  server.heldReads = read.until;
  await poll.end();
  await waitFor(() => expect(server.readsAfterUndo).toBe(1));
  expect(box.textContent).toBe('Plan 9.');
  const send = screen.getByText<HTMLButtonElement>('Send', { selector: 'button' });
  expect(send.disabled).toBe(true);
  await read.end();
  await waitFor(() => expect(send.disabled).toBe(false));
  await press('Send');
  await waitFor(() => expect(server.sent).toEqual([expect.objectContaining({ files: [9] })]));
});

it('returns two replies that were undone at the same time', async () => {
  const server = createServer();
  const box = await openConversation();
  const undos = hold();
  server.heldUndos = undos.until;
  await undoReply(8);
  await undoReply(9);
  await waitFor(() => expect(server.queued).toEqual([]));
  await undos.end();
  await waitFor(() => expect(box.textContent).toBe('Plan 9.Plan 8.'));
});

it.each([
  { end: 'sent', refusal: null, text: 'Plan 9.' },
  {
    end: 'refused',
    refusal: { status: 409, code: 'conflict', error: 'The enquiry was merged' },
    text: 'Plan 9.Dear Asha',
  },
] as const)(
  'returns a reply that was undone while another was being sent, which is $end',
  async ({ refusal, text }) => {
    const server = createServer();
    server.refusal = refusal;
    const box = await openConversation();
    act(() => void box.editor?.commands.setContent('Dear Asha'));
    const sending = hold();
    server.heldSends = sending.until;
    await press('Send');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await undoReply(9);
    await waitFor(() => expect(screen.queryByText('Plan 9.')).toBeNull());
    await sending.end();
    await waitFor(() => expect(box.textContent).toBe(text));
  },
);
