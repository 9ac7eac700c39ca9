import {
  type Conversation as ConversationResponse,
  contactLogSchema,
  conversationSchema,
  savedReplySchema,
} from '@modules/conversations/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { blankConversation } from '../../testing/blankConversation.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, press } from '../../testing/user.ts';
import type { ComposerTab } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';

function OpenConversation() {
  const [tab, setTab] = useState<ComposerTab>('reply');
  return (
    <Conversation
      enquiry={{ id: 7, name: 'Asha', email: 'asha@example.com', phone: null, mobile: null }}
      describeEvent={() => ''}
      notes={null}
      tab={tab}
      onTab={setTab}
      writers={[]}
      onWriting={() => undefined}
      onChanged={() => undefined}
    />
  );
}

it('shows a call that staff log', async () => {
  let entries: ConversationResponse['entries'] = [];
  fakeApi({
    'GET /api/enquiries/:id/conversation': fakeEndpoint(
      { response: dataResponse(conversationSchema) },
      () => ({
        data: { ...blankConversation, entries },
      }),
    ),
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [],
    })),
    'POST /api/enquiries/:id/contacts': fakeEndpoint(
      { response: doneResponseSchema, body: contactLogSchema },
      ({ body }) => {
        const absent = {
          html: null,
          subject: null,
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
