import type { Conversation } from '@modules/conversations/contract.ts';

/** A conversation in which nothing was written yet, as the API returns it. */
export const blankConversation: Conversation = {
  entries: [],
  draft: null,
  files: [],
  brochure: null,
  variables: { name: 'Asha', destination: null, price: null, reference: 'SN-000007', my_name: 'Meera' },
  bounce: null,
  now: '2026-11-01T09:00:00.000Z',
};
