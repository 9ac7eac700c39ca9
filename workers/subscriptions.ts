import type { EventType, RecordedEvent } from '../server/modules/events.ts';
import type { WorkerQueue } from '../server/platform/config.ts';

/**
 * Maps each consumer to the events it subscribes to. Each consumer has its own queue, so an unavailable mail server
 * never delays the dashboard.
 */
export const subscriptions = {
  mail: [
    'enquiry.submitted',
    'enquiry.assigned',
    'enquiry.withdrawn',
    'reply.released',
    'reply.failed',
    'mail.bounced',
    'web_message.received',
    'reply_clock.due_soon',
    'reply_clock.overdue',
    'reply_digest.due',
    'customer_mail.received',
    'review.invited',
    'subscriber.verification_requested',
    'subscriber.verified',
    'subscriber.unsubscribe_link_requested',
    'user.invited',
    'user.password_reset_requested',
    'user.password_changed',
    'user.password_reset',
    'user.second_factor_enabled',
    'user.second_factor_disabled',
    'user.second_factor_reset',
    'user.profile_changed',
  ],
  activity: [
    'enquiry.submitted',
    'enquiry.status_changed',
    'enquiry.priority_changed',
    'enquiry.note_added',
    'enquiry.assigned',
    'enquiry.withdrawn',
    'enquiry.deleted',
    'reply.sent',
    'reply.failed',
    'call.logged',
    'whatsapp.logged',
    'web_message.received',
    'customer_mail.received',
    'mail.bounced',
    'review.received',
    'user.created',
    'user.deleted',
    'subscriber.subscribed',
    'subscriber.verified',
    'subscriber.unsubscribed',
    'personal_data.erased',
  ],
  statistics: [
    'enquiry.submitted',
    'enquiry.status_changed',
    'enquiry.deleted',
    'post.published',
    'post.unpublished',
    'post.deleted',
  ],
  responses: [
    'enquiry.submitted',
    'enquiry.status_changed',
    'enquiry.deleted',
    'enquiry.merged',
    'enquiry.separated',
    'enquiry.booked',
    'enquiry.lost',
    'enquiry.outcome_withdrawn',
    'enquiry.withdrawn',
    'reply.queued',
    'reply.undone',
    'reply.failed',
    'reply.retried',
  ],
  assignment: ['enquiry.submitted'],
  inbound: ['mail.received', 'mail.retried'],
  images: ['image.uploaded'],
  seats: ['enquiry.merged', 'enquiry.lost', 'enquiry.withdrawn', 'enquiry.deleted', 'personal_data.erased'],
  brochures: ['destination.created', 'destination.revised', 'destination.deleted', 'settings.changed'],
  operations: [
    'operations.queue_paused',
    'operations.queue_resumed',
    'operations.jobs_retried',
    'operations.replay_requested',
    'operations.mail_resend_requested',
    'settings.changed',
  ],
} as const satisfies Record<WorkerQueue, readonly EventType[]>;

export type Consumer = keyof typeof subscriptions;
export const consumers = Object.keys(subscriptions) as Consumer[]; // keys of a closed object

/** The events that the relay delivers to a consumer. */
export type EventFor<Name extends Consumer> = Extract<
  RecordedEvent,
  { type: (typeof subscriptions)[Name][number] }
>;

/** Consumers that maintain a read model: a table that can be rebuilt from the events. */
export const readModels = ['activity', 'statistics', 'responses'] as const satisfies readonly Consumer[];
export type ReadModel = (typeof readModels)[number];
export const isReadModel = (consumer: Consumer): consumer is ReadModel =>
  readModels.some((readModel) => readModel === consumer);

/** Events without a consumer: recorded for the audit trail and for replays. */
const unsubscribedEvents = [
  'enquiry.notes_changed',
  'reply_clock.snoozed',
  'reply_clock.paused',
  'reply_clock.resumed',
  'saved_reply.created',
  'saved_reply.revised',
  'saved_reply.deleted',
  'signature.changed',
  'personal_data.exported',
  'list.exported',
  'retention.applied',
  'submission.quarantined',
  'submission.released',
  'submission.discarded',
  'user.signed_in',
  'user.role_changed',
  'user.activated',
  'user.deactivated',
  'user.invitation_accepted',
  'user.sessions_ended',
  'user.duty_changed',
  'user.recovery_code_used',
  'subscriber.status_changed',
  'subscriber.address_changed',
  'subscriber.deleted',
  'ceo_message.written',
  'ceo_message.activated',
  'ceo_message.revised',
  'ceo_message.deleted',
  'content.revised',
  'brochure.uploaded',
  'destination.activated',
  'destination.brochure_printed',
  'destination.deactivated',
  'destination.featured',
  'destination.unfeatured',
  'post.drafted',
  'post.revised',
  'review.created',
  'review.deleted',
  'review.published',
  'review.rejected',
  'review.revised',
  'review.withdrawn',
  'team_member.added',
  'team_member.deleted',
  'team_member.revised',
  'wedding.activated',
  'wedding.created',
  'wedding.deactivated',
  'wedding.deleted',
  'wedding.featured',
  'wedding.featured_in_destinations',
  'wedding.revised',
  'wedding.unfeatured',
  'wedding.unfeatured_in_destinations',
] as const satisfies readonly EventType[];

type SubscribedEvent = (typeof subscriptions)[Consumer][number];
type UnmappedEvent = Exclude<EventType, SubscribedEvent | (typeof unsubscribedEvents)[number]>;

/**
 * Fails to compile when an event type is in neither list.
 * @public no code needs its value
 */
export const assertEveryEventIsMapped: [UnmappedEvent] extends [never] ? true : UnmappedEvent = true;

export function listConsumers(type: string): Consumer[] {
  return consumers.filter((consumer) => (subscriptions[consumer] as readonly string[]).includes(type));
}
