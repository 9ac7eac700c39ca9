import {
  conversationSchema,
  type Draft,
  draftSchema,
  type MessageFile,
  savedReplySchema,
} from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { blankConversation } from '../../testing/blankConversation.ts';
import { buildThreadMessage } from '../../testing/buildThreadMessage.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press, user } from '../../testing/user.ts';
import { Conversation } from './Conversation.tsx';

const plan: MessageFile = { id: 5, name: 'plan.pdf', size: 2048, url: '/api/files/5' };

/** Holds calls; returns what they wait for, and what ends the wait. */
function hold() {
  let end = () => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  return { until, end: () => act(async () => end()) };
}

/** A server on which one reply, with a file, can still be undone. It responds to reads after `held`. */
function createServer() {
  const server = {
    isQueued: true,
    held: Promise.resolve(),
    readsBeforeUndo: 0,
    readsAfterUndo: 0,
    sent: [] as unknown[],
  };
  const reply = buildThreadMessage({
    id: 9,
    kind: 'reply',
    direction: 'outgoing',
    html: '<p>As drawn.</p>',
    state: 'queued',
    send_at: '2026-11-01T09:02:00.000Z',
    files: [plan],
  });
  const readConversation = fakeEndpoint({ response: dataResponse(conversationSchema) }, () => ({
    data: server.isQueued
      ? { ...blankConversation, entries: [reply] }
      : { ...blankConversation, files: [plan] },
  }));
  fakeApi({
    'GET /api/enquiries/7/conversation': async (request) => {
      server[server.isQueued ? 'readsBeforeUndo' : 'readsAfterUndo'] += 1;
      const response = readConversation(request);
      await server.held;
      return response;
    },
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [],
    })),
    'POST /api/enquiries/7/replies/:id/undo': fakeEndpoint({ response: dataResponse(draftSchema) }, () => {
      server.isQueued = false;
      return { data: { html: reply.html ?? '', version: 1 } satisfies Draft };
    }),
    'POST /api/enquiries/7/replies': ({ body }) => {
      server.sent.push(body);
      return Response.json({ success: true, data: { id: 10, send_at: reply.send_at } });
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
  return screen.findByRole('textbox', { name: 'Your reply' });
}

it('returns a reply to the box only together with its files', async () => {
  const server = createServer();
  const box = await openConversation();
  const poll = hold();
  server.held = poll.until;
  const earlier = server.readsBeforeUndo;
  await waitFor(() => expect(server.readsBeforeUndo).toBeGreaterThan(earlier));
  await user.click(screen.getByText(/^Undo \(/));
  await waitFor(() => expect(server.isQueued).toBe(false));
  const read = hold();
  server.held = read.until;
  await poll.end();
  await waitFor(() => expect(server.readsAfterUndo).toBe(1));
  expect(box.textContent).toBe('');
  await read.end();
  await waitFor(() => expect(box.textContent).toBe('As drawn.'));
  await press('Send');
  await waitFor(() => expect(server.sent).toEqual([expect.objectContaining({ files: [5] })]));
});
