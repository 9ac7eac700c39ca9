import type { SubscriberResponse } from '@modules/newsletter/contract.ts';

/** A subscriber who has not verified the address yet. */
export const buildSubscriber = (
  id: number,
  changes: Partial<SubscriberResponse> = {},
): SubscriberResponse => ({
  ...{ id, email: 'asha@example.com', status: 'active', subscribed: true, verified: false },
  ...{ verification_token: null, subscription_source: null, subscription_date: '2026-11-01T09:00:00.000Z' },
  ...{ verification_date: null, unsubscription_date: null, last_email_sent: null },
  ...{ updated_at: '2026-11-01T09:00:00.000Z', ip_address: null, user_agent: null, consent: null },
  ...changes,
});
