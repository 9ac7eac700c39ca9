import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { SubscriberStatus } from './contract.ts';

type Address = { email: string };

/** No event holds a token: the mail worker derives the links from the subscriber and the event's time. */
export type NewsletterEvent = Events<{
  /** For the first time, or again after unsubscribing. */
  'subscriber.subscribed': Address & { source: string };
  /** Its time is the issue time of the link in the mail. */
  'subscriber.verification_requested': Address;
  'subscriber.verified': Address;
  /** By the subscriber, or by staff on their behalf: then the event has an actor. */
  'subscriber.unsubscribed': Address;
  'subscriber.unsubscribe_link_requested': Address;
  'subscriber.status_changed': Address & { from: SubscriberStatus; to: SubscriberStatus };
  'subscriber.address_changed': { from: string; to: string };
  'subscriber.deleted': Address & { status: SubscriberStatus };
}>;

export const subscriberEntity = 'subscriber';
export const subscriberEvent = createEventConstructor<NewsletterEvent>(subscriberEntity);
