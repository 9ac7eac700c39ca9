import type { Release } from '../../enquiries/quarantine/queries.ts';
import { type Subscription, subscribeInTransaction } from './subscribe.ts';

/**
 * Subscribes the address as if its owner submitted it now; only the confirmation mail is sent.
 * @throws AppError 409 or 422 like a subscription: the submission then stays in the quarantine
 */
export const releaseSubscription: Release = async (trx, { submission }, context) => {
  const { consent, ...held } = submission as unknown as Subscription; // written by quarantineSubscription
  // A moment comes back from the database as text.
  const given = consent && { ...consent, at: new Date(consent.at) };
  await subscribeInTransaction(trx, { ...held, consent: given }, { ...context, actor: null });
};
