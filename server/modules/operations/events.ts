import type { EventShape } from '../../platform/events/events.ts';

/** Commands of an operator to the workers, which receive them like every other event. */
export type OperationsEvent =
  | (EventShape & { type: 'operations.queue_paused'; data: { queue: string } })
  | (EventShape & { type: 'operations.queue_resumed'; data: { queue: string } })
  /** The dead letters of these events, or (null) all of the queue. */
  | (EventShape & { type: 'operations.jobs_retried'; data: { queue: string; eventIds: number[] | null } })
  | (EventShape & { type: 'operations.replay_requested'; data: { readModel: string } })
  | (EventShape & {
      type: 'operations.mail_resend_requested';
      /** Identifies the mail by the event that triggered it and by its type; contains no recipient. */
      data: { eventId: number; template: string };
    });

type DataOf<Type extends OperationsEvent['type']> = Extract<OperationsEvent, { type: Type }>['data'];

const operations = { type: 'operations', id: 0 };

export const queuePaused = (queue: string): OperationsEvent => ({
  type: 'operations.queue_paused',
  entity: operations,
  data: { queue },
});

export const queueResumed = (queue: string): OperationsEvent => ({
  type: 'operations.queue_resumed',
  entity: operations,
  data: { queue },
});

export const jobsRetried = (data: DataOf<'operations.jobs_retried'>): OperationsEvent => ({
  type: 'operations.jobs_retried',
  entity: operations,
  data,
});

export const replayRequested = (readModel: string): OperationsEvent => ({
  type: 'operations.replay_requested',
  entity: operations,
  data: { readModel },
});

export const mailResendRequested = (
  deliveryId: number,
  data: DataOf<'operations.mail_resend_requested'>,
): OperationsEvent => ({
  type: 'operations.mail_resend_requested',
  entity: { type: 'mail_delivery', id: deliveryId },
  data,
});

/** The commands as predicates, to follow the name of the actor. */
export const commandSentences: { [Type in OperationsEvent['type']]: (data: DataOf<Type>) => string } = {
  'operations.queue_paused': (data) => `paused the queue ${data.queue}`,
  'operations.queue_resumed': (data) => `resumed the queue ${data.queue}`,
  'operations.jobs_retried': ({ queue, eventIds }) =>
    eventIds
      ? `retried dead letters of the queue ${queue}: ${eventIds.map((id) => `event ${id}`).join(', ')}`
      : `retried all dead letters of the queue ${queue}`,
  'operations.replay_requested': (data) => `rebuilt the read model ${data.readModel}`,
  'operations.mail_resend_requested': (data) =>
    `sent the mail ${data.template.replaceAll('_', ' ')} of event ${data.eventId} again`,
};
