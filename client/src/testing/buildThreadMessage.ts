import type { ThreadMessage } from '@modules/conversations/contract.ts';

/** A mail of a customer as the API returns it, with other values for some fields. */
export const buildThreadMessage = (fields: Partial<ThreadMessage> & { id: number }): ThreadMessage => ({
  kind: 'customer_mail',
  direction: 'incoming',
  author: 'Asha',
  at: '2026-11-01T09:00:00.000Z',
  html: null,
  text: 'Hello',
  subject: null,
  sender: null,
  automatic: false,
  quoted: null,
  notices: [],
  state: 'received',
  state_reason: null,
  send_at: null,
  sent_at: null,
  files: [],
  ...fields,
});
