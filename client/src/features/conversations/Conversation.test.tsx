import {
  type Conversation as ConversationResponse,
  contactLogSchema,
  conversationSchema,
  conversationTexts,
  type MessageFile,
  savedReplySchema,
} from '@modules/conversations/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { blankConversation } from '../../testing/blankConversation.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { completeUpload, holdUploads } from '../../testing/uploads.ts';
import { fillField, press, user } from '../../testing/user.ts';
import type { ComposerTab } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { refreshConversation } from './conversationsApi.ts';

const noSavedReplies = {
  'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
    data: [],
  })),
};

function OpenConversation({ onWriting = () => undefined }: { onWriting?: (isWriting: boolean) => void }) {
  const [tab, setTab] = useState<ComposerTab>('reply');
  return (
    <Conversation
      enquiry={{ id: 7, name: 'Asha', email: 'asha@example.com', phone: null, mobile: null }}
      describeEvent={() => ''}
      notes={<p>Notes</p>}
      tab={tab}
      onTab={setTab}
      writers={[]}
      onWriting={onWriting}
      onChanged={() => undefined}
    />
  );
}

it.each([
  { unanswerable: conversationTexts.merged('SN-000001'), takesNotes: true },
  { unanswerable: conversationTexts.erased, takesNotes: false },
])(
  'takes notes on an enquiry that cannot be answered, but not on an erased one: $takesNotes',
  async (facts) => {
    const conversation = { ...blankConversation, unanswerable: facts.unanswerable };
    fakeApi({
      'GET /api/enquiries/:id/conversation': fakeEndpoint(
        { response: dataResponse(conversationSchema) },
        () => ({ data: conversation }),
      ),
    });
    renderAdminPage(<OpenConversation />, 'employee');
    await screen.findByText(facts.unanswerable);
    expect(screen.queryByText('Notes') !== null).toBe(facts.takesNotes);
  },
);

it('shows a call that staff log', async () => {
  let entries: ConversationResponse['entries'] = [];
  fakeApi({
    'GET /api/enquiries/:id/conversation': fakeEndpoint(
      { response: dataResponse(conversationSchema) },
      () => ({
        data: { ...blankConversation, entries },
      }),
    ),
    ...noSavedReplies,
    'POST /api/enquiries/:id/contacts': fakeEndpoint(
      { response: doneResponseSchema, body: contactLogSchema },
      ({ body }) => {
        const absent = {
          html: null,
          subject: null,
          sender: null,
          quoted: null,
          state_reason: null,
          send_at: null,
          sent_at: null,
        };
        const logged = { ...absent, automatic: false, notices: [], files: [], state: 'logged' as const };
        entries = [{ ...logged, ...body, id: 1, author: 'Meera', at: '2026-11-01T09:00:00.000Z' }];
        return { message: 'Logged' };
      },
    ),
  });
  renderAdminPage(<OpenConversation />, 'employee');
  await press('Call or WhatsApp');
  await fillField('What was said', 'Will call back on Monday.');
  await press('Add to the conversation');
  const thread = within(await screen.findByRole('list', { name: 'Conversation' }));
  await thread.findByText('Will call back on Monday.');
  expect(thread.getByText('Call to the customer')).toBeTruthy();
});

it('fetches new links to its files when its window has the focus again', async () => {
  let reads = 0;
  fakeApi({
    'GET /api/enquiries/:id/conversation': fakeEndpoint(
      { response: dataResponse(conversationSchema) },
      () => {
        reads += 1;
        return { data: blankConversation };
      },
    ),
    ...noSavedReplies,
  });
  const store = renderAdminPage(<OpenConversation />, 'employee');
  onTestFinished(setupListeners(store.dispatch));
  await screen.findByRole('textbox', { name: 'Your reply' });
  fireEvent.focus(window);
  await waitFor(() => expect(reads).toBe(2));
});

/** Opens the conversation; `writing` collects what colleagues are told. */
async function openReply() {
  const writing: boolean[] = [];
  const store = renderAdminPage(
    // has the focus while a reply is being sent
    <div tabIndex={-1}>
      <OpenConversation onWriting={(isWriting) => void writing.push(isWriting)} />
    </div>,
    'employee',
  );
  const box = await screen.findByRole('textbox', { name: 'Your reply' });
  return { box, writing, store };
}

it('sends a picture that is pasted into a reply, but not before it is uploaded', async () => {
  const picture: MessageFile = { id: 5, name: 'image.png', size: 2048, url: '/api/files/5' };
  const uploads = holdUploads();
  const sent: unknown[] = [];
  const readConversation = fakeEndpoint({ response: dataResponse(conversationSchema) }, () => ({
    data: { ...blankConversation, draft: { html: '<p>As drawn.</p>', version: 1 } },
  }));
  let reads = 0;
  fakeApi({
    'GET /api/enquiries/:id/conversation': (request) => {
      reads += 1;
      return reads === 1 ? readConversation(request) : new Promise(() => undefined); // is slow
    },
    ...noSavedReplies,
    'POST /api/enquiries/:id/replies': ({ body }) => {
      sent.push(body);
      return Response.json({ success: true, data: { id: 9, send_at: '2026-11-01T09:00:10.000Z' } });
    },
  });
  const { box, writing } = await openReply();
  const paste = (html: string) =>
    fireEvent.paste(box, {
      clipboardData: {
        files: [new File(['drawn'], 'image.png', { type: 'image/png' })],
        types: ['text/html', 'Files'],
        getData: (type: string) => (type === 'text/html' ? html : ''),
      },
    });
  paste('<p>A text that was copied from Word, which comes with a picture of itself</p>');
  expect(screen.queryByText('Uploading files…')).toBeNull();
  paste('<img src="https://example.com/image.png">');
  await screen.findByText('Uploading files…');
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => completeUpload(uploads[0], { success: true, data: picture }));
  await screen.findByText('image.png (2.0 KB)');
  fireEvent.focusIn(box);
  expect(writing.at(-1)).toBe(true);
  await press('Send');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ files: [5] })]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Send'));
  await waitFor(() => expect(writing.at(-1), 'colleagues see that the reply is finished').toBe(false));
});

it('sends a reply without a file that is still being removed', async () => {
  const plan: MessageFile = { id: 5, name: 'plan.pdf', size: 2048, url: '/api/files/5' };
  const sent: unknown[] = [];
  fakeApi({
    'GET /api/enquiries/:id/conversation': fakeEndpoint(
      { response: dataResponse(conversationSchema) },
      () => ({
        data: { ...blankConversation, draft: { html: '<p>Dear Asha</p>', version: 1 }, files: [plan] },
      }),
    ),
    ...noSavedReplies,
    'DELETE /api/enquiries/7/files/:id': () => new Promise(() => undefined), // is slow
    'POST /api/enquiries/:id/replies': ({ body }) => {
      sent.push(body);
      return Response.json({ success: true, data: { id: 9, send_at: '2026-11-01T09:00:10.000Z' } });
    },
  });
  const { store } = await openReply();
  await user.click(await screen.findByRole('button', { name: 'Remove plan.pdf' }));
  await act(() => store.dispatch(refreshConversation(7)));
  // The store announces such changes to components with the next frame.
  await act(() => new Promise(requestAnimationFrame));
  await press('Send');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ files: [] })]));
});

it('shows colleagues that a reply is finished once it was sent by key', async () => {
  fakeApi({
    'GET /api/enquiries/:id/conversation': fakeEndpoint(
      { response: dataResponse(conversationSchema) },
      () => ({ data: { ...blankConversation, draft: { html: '<p>Dear Asha</p>', version: 1 } } }),
    ),
    ...noSavedReplies,
    'POST /api/enquiries/:id/replies': () =>
      Response.json({ success: true, data: { id: 9, send_at: '2026-11-01T09:00:10.000Z' } }),
  });
  const { box, writing } = await openReply();
  box.focus();
  expect(writing.at(-1)).toBe(true);
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await screen.findByText(/^The reply is sent in/);
  await waitFor(() => expect([document.activeElement, writing.at(-1)]).toEqual([box, false]));
});
