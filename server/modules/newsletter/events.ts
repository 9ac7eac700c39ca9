import type { EventShape } from '../../platform/events/events.ts';
import type { SubscriberStatus } from './contract.ts';

type Address = { email: string };

/** No event holds a token: the mail worker derives the links from the subscriber and the event's time. */
export type NewsletterEvent =
  | (EventShape & { type: 'subscriber.subscribed'; data: Address & { source: string } })
  | (EventShape & { type: 'subscriber.verification_requested'; data: Address })
  | (EventShape & { type: 'subscriber.verified'; data: Address })
  | (EventShape & { type: 'subscriber.unsubscribed'; data: Address })
  | (EventShape & { type: 'subscriber.unsubscribe_link_requested'; data: Address })
  | (EventShape & {
      type: 'subscriber.status_changed';
      data: Address & { from: SubscriberStatus; to: SubscriberStatus };
    })
  | (EventShape & { type: 'subscriber.address_changed'; data: { from: string; to: string } })
  | (EventShape & { type: 'subscriber.deleted'; data: Address & { status: SubscriberStatus } });

export const subscriberEntity = 'subscriber';
const subscriber = (id: number) => ({ type: subscriberEntity, id });

/** For the first time, or again after unsubscribing. */
export const subscriberSubscribed = (id: number, email: string, source: string): NewsletterEvent => ({
  type: 'subscriber.subscribed',
  entity: subscriber(id),
  data: { email, source },
});

/** Its time is the issue of the link that the mail carries. */
export const verificationRequested = (id: number, email: string): NewsletterEvent => ({
  type: 'subscriber.verification_requested',
  entity: subscriber(id),
  data: { email },
});

export const subscriberVerified = (id: number, email: string): NewsletterEvent => ({
  type: 'subscriber.verified',
  entity: subscriber(id),
  data: { email },
});

/** By the subscriber, or by staff on their behalf: then the event has an actor. */
export const subscriberUnsubscribed = (id: number, email: string): NewsletterEvent => ({
  type: 'subscriber.unsubscribed',
  entity: subscriber(id),
  data: { email },
});

export const unsubscribeLinkRequested = (id: number, email: string): NewsletterEvent => ({
  type: 'subscriber.unsubscribe_link_requested',
  entity: subscriber(id),
  data: { email },
});

export const subscriberStatusChanged = (
  id: number,
  data: Extract<NewsletterEvent, { type: 'subscriber.status_changed' }>['data'],
): NewsletterEvent => ({ type: 'subscriber.status_changed', entity: subscriber(id), data });

export const subscriberAddressChanged = (id: number, from: string, to: string): NewsletterEvent => ({
  type: 'subscriber.address_changed',
  entity: subscriber(id),
  data: { from, to },
});

export const subscriberDeleted = (id: number, email: string, status: SubscriberStatus): NewsletterEvent => ({
  type: 'subscriber.deleted',
  entity: subscriber(id),
  data: { email, status },
});
