import {
  inboundTexts,
  type ReceivedMail,
  receivedMailListResponseSchema,
} from '@modules/conversations/inbound/contract.ts';
import { doneResponseSchema } from '@platform/fields.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { findField, press, user } from '../../testing/user.ts';
import { ReceivedMails } from './ReceivedMails.tsx';

const now = Date.parse('2026-11-22T10:00:00Z');

const buildMail = (facts: Partial<ReceivedMail>): ReceivedMail => ({
  id: 1,
  source: 'imap',
  sender: 'a***@example.com',
  size: 2048,
  state: 'failed',
  reason: 'This mail cannot be read.',
  enquiry_id: null,
  received_at: '2026-11-22T09:00:00Z',
  ...facts,
});

let mails: ReceivedMail[];
let requests: string[];

beforeEach(() => {
  mails = [
    buildMail({ id: 3 }),
    buildMail({ id: 2, state: 'processed', reason: null, enquiry_id: 7 }),
    buildMail({ id: 1, state: 'ignored', sender: null, reason: 'It names no sender.' }),
  ];
  requests = [];
  fakeApi({
    'GET /api/inbound-mails': fakeEndpoint({ response: receivedMailListResponseSchema }, ({ search }) => {
      requests.push(search.toString());
      const [state, before] = [search.get('state'), search.get('before')];
      const found = mails.filter((mail) => !state || mail.state === state);
      return before
        ? { data: found.filter(({ id }) => id < Number(before)), next_cursor: null }
        : { data: found, next_cursor: state ? null : 3 };
    }),
    'POST /api/inbound-mails/:id/retry': fakeEndpoint({ response: doneResponseSchema }, ({ id }) => {
      if (id !== 3) return { status: 409, code: 'conflict', error: inboundTexts.notRetryable };
      mails = mails.map((mail) => (mail.id === id ? { ...mail, state: 'received', reason: null } : mail));
      return { message: inboundTexts.retried };
    }),
  });
  renderAdminPage(<ReceivedMails now={now} />, 'super_admin');
});

const choose = async (label: string) => user.selectOptions(await findField('State of received mails'), label);
const listed = () => screen.queryAllByLabelText(/^Download received mail/).map((one) => one.ariaLabel);

it('start with those that could not be read, and are filtered by state', async () => {
  await screen.findByText('This mail cannot be read.');
  expect(requests).toEqual(['state=failed']);
  await choose('In its thread');
  await screen.findByText('In the thread of enquiry 7');
  expect(screen.queryByText('Retry')).toBeNull();
  await choose('Waiting');
  await screen.findByText('There is no received mail in this state.');
  await choose('All states');
  await screen.findByText('Unknown sender');
});

it('are assigned again, or show why not', async () => {
  await user.click(await screen.findByLabelText('Retry received mail 3'));
  await screen.findByText(inboundTexts.retried);
  await screen.findByText('No mails');
  await choose('Ignored');
  await user.click(await screen.findByLabelText('Retry received mail 1'));
  await screen.findByText(`Failed to retry the mail: ${inboundTexts.notRetryable}`);
});

it('are listed in pages, there and back', async () => {
  await screen.findByText('This mail cannot be read.');
  await choose('All states');
  await press('Older received mails');
  await waitFor(() => expect(listed()).toEqual([2, 1].map((id) => `Download received mail ${id}`)));
  await press('Newer received mails');
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(requests.at(-1)).toBe('');
});
