import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { conflict, notFound, requireFound } from '../../../platform/errors.ts';
import { type CommandContext, type EventShape, record } from '../../../platform/events/events.ts';
import { operationsTexts, type QueueState } from '../contract.ts';
import { commandEvent, resendEvent } from '../events.ts';
import { getDelivery, getQueueStatus } from '../queries.ts';

// The API has no queue connection: it records the operator's command as an event, and the workers execute it.

/** @throws AppError 404 for an unknown queue, 409 for the one that carries the commands */
export async function requestPause(db: Database, queue: string, context: CommandContext): Promise<void> {
  await recordCommand(db, context, async (trx) => {
    const { pausable } = await findQueue(trx, queue);
    if (!pausable) throw conflict(operationsTexts.notPausable, 'not_pausable');
    return commandEvent('operations.queue_paused', 0, { queue });
  });
}

/** @throws AppError 404 for an unknown queue */
export async function requestResume(db: Database, queue: string, context: CommandContext): Promise<void> {
  await recordCommand(db, context, async (trx) => {
    await findQueue(trx, queue);
    return commandEvent('operations.queue_resumed', 0, { queue });
  });
}

/** Requests that the dead letters of a queue are retried: those of the given events, or all. @throws AppError 404 */
export async function requestRetry(
  db: Database,
  queue: string,
  eventIds: number[] | null,
  context: CommandContext,
): Promise<void> {
  await recordCommand(db, context, async (trx) => {
    await findQueue(trx, queue);
    return commandEvent('operations.jobs_retried', 0, { queue, eventIds });
  });
}

/** Requests that a read model is rebuilt from the events. @throws AppError 404 */
export async function requestReplay(db: Database, readModel: string, context: CommandContext): Promise<void> {
  await recordCommand(db, context, async (trx) => {
    const status = await getQueueStatus(trx);
    const isKnown = status?.read_models.some(({ name }) => name === readModel);
    if (!isKnown) throw notFound(operationsTexts.unknownReadModel);
    return commandEvent('operations.replay_requested', 0, { readModel });
  });
}

/** Requests that a mail is sent again, even if it was delivered. @throws AppError 404 */
export async function requestResend(
  db: Database,
  deliveryId: number,
  context: CommandContext,
): Promise<void> {
  await recordCommand(db, context, async (trx) => {
    const delivery = requireFound(await getDelivery(trx, deliveryId), operationsTexts.unknownMail);
    const { event_id: eventId, template } = delivery;
    return resendEvent('operations.mail_resend_requested', deliveryId, { eventId, template });
  });
}

async function recordCommand(
  db: Database,
  context: CommandContext,
  decide: (trx: Transaction) => Promise<EventShape>,
): Promise<void> {
  await transaction(db, async (trx) => record(trx, await decide(trx), context));
}

async function findQueue(trx: Transaction, queue: string): Promise<QueueState> {
  const status = await getQueueStatus(trx);
  const found = status?.queues.find(({ name }) => name === queue);
  return requireFound(found, operationsTexts.unknownQueue);
}
