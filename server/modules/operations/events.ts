import { createEventConstructor, type Events } from '../../platform/events/events.ts';

type CommandEvent = Events<{
  'operations.queue_paused': { queue: string };
  'operations.queue_resumed': { queue: string };
  /** The dead letters of these events, or (null) all of the queue. */
  'operations.jobs_retried': { queue: string; eventIds: number[] | null };
  'operations.replay_requested': { readModel: string };
}>;

type ResendEvent = Events<{
  /** Identifies the mail by the event that triggered it and by its type; contains no recipient. */
  'operations.mail_resend_requested': { eventId: number; template: string };
}>;

/** Commands of an operator to the workers, which receive them like every other event. */
export type OperationsEvent = CommandEvent | ResendEvent;

/** The id is 0: queues and read models have none. */
export const commandEvent = createEventConstructor<CommandEvent>('operations');
export const resendEvent = createEventConstructor<ResendEvent>('mail_delivery');

type DataOf<Type extends OperationsEvent['type']> = Extract<OperationsEvent, { type: Type }>['data'];

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
