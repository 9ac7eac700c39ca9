import type { ReadModelState } from '../../server/modules/operations/contract.ts';
import type { QueueStatus } from '../../server/modules/operations/queries.ts';
import { advisoryLocks } from '../../server/platform/db/advisoryLocks.ts';
import { type Database, type Transaction, transaction } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';
import { type Consumer, consumers, type ReadModel, readModels, subscriptions } from '../subscriptions.ts';
import { listDeadLetters } from './deadLetters.ts';
import { countJobs } from './queueDepth.ts';
import type { Queues } from './queues.ts';
import { lookbackDays } from './requeueMissing.ts';

const defaultIntervalMs = 2000;
const maxDeadLetters = 50;

/**
 * The time until which each read model has all published events. Retained between reports, so that each reads few
 * events.
 */
export type ConsumedUntil = Map<ReadModel, Date>;

/**
 * Writes the state of the queues to a table, so that the API needs no access to the queues. Any number of workers may
 * try; one of them writes at an interval. While the queue backend is unavailable the last report stays.
 */
export async function reportQueueStatus(
  db: Database,
  queues: Queues,
  consumedUntil: ConsumedUntil = new Map(),
  everyMs = defaultIntervalMs,
): Promise<void> {
  queues.assertAvailable();
  await transaction(db, async (trx) => {
    const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>(
      `select pg_try_advisory_xact_lock(?) and not exists (
         select from queue_snapshot where taken_at > clock_timestamp() - make_interval(secs => ?)
       ) as mine`,
      [advisoryLocks.queueStatusReport, (everyMs / 1000) * 0.75],
    );
    if (!rows[0]?.mine) return;
    const status = await getQueueStatus(trx, queues, consumedUntil);
    await trx('queue_snapshot')
      .insert({
        id: 1,
        taken_at: trx.raw('clock_timestamp()'),
        backend: status.backend,
        queues: JSON.stringify(status.queues),
        parked: JSON.stringify(status.parked),
        read_models: JSON.stringify(status.read_models),
      })
      .onConflict('id')
      .merge();
  });
}

async function getQueueStatus(
  trx: Transaction,
  queues: Queues,
  consumedUntil: ConsumedUntil,
): Promise<QueueStatus> {
  const states = await Promise.all(
    consumers.map(async (name) => ({
      name,
      ...(await countJobs(queues, name)),
      paused: await queues.get(name).isPaused(),
      pausable: isPausable(name),
    })),
  );
  const hasDeadLetters = states.some(({ failed }) => failed > 0);
  const read_models: ReadModelState[] = [];
  for (const readModel of readModels)
    read_models.push(await getReadModelState(trx, readModel, consumedUntil));
  return {
    backend: queues.backend,
    queues: states,
    parked: hasDeadLetters ? await listDeadLetters(queues, maxDeadLetters) : [],
    read_models,
  };
}

/** The queue that carries the commands cannot be paused: no command could resume it. */
const isPausable = (consumer: Consumer) => consumer !== 'operations';

/**
 * Looks for events that are missing in a read model: since the oldest one that an earlier check found, at first as far
 * back as `requeueMissing` does. Only a replay can add older ones.
 */
async function getReadModelState(
  trx: Transaction,
  consumer: ReadModel,
  consumedUntil: ConsumedUntil,
): Promise<ReadModelState> {
  const isMissing = `type = any(:types) and not exists (
    select from consumed_events where consumer = :consumer and event_id = events.id)`;
  // An event gets its time of publication up to a few seconds before its transaction ends.
  const { rows } = await trx.raw<{ rows: [{ last: Date | null; lag: number; consumed_until: Date }] }>(
    `select
       (select occurred_at from events where id =
         (select max(event_id) from consumed_events where consumer = :consumer)) as last,
       greatest(0, coalesce(extract(epoch from clock_timestamp() - min(occurred_at)), 0))::float8 as lag,
       coalesce(min(published_at), now() - interval '1 minute') as consumed_until
     from (
       (select occurred_at, published_at from events where published_at is null and ${isMissing} order by id limit 1)
       union all
       (select occurred_at, published_at from events
        where published_at >= greatest(:since, now() - make_interval(days => :lookbackDays)) and ${isMissing}
        order by published_at limit 1)
     ) as missing`,
    {
      consumer,
      lookbackDays,
      types: [...subscriptions[consumer]],
      since: consumedUntil.get(consumer) ?? null,
    },
  );
  const [{ last, lag, consumed_until }] = rows;
  consumedUntil.set(consumer, consumed_until);
  return { name: consumer, last_event_at: last?.toISOString() ?? null, lag_seconds: lag };
}

/** Reports at an interval, every two seconds by default, without overlapping runs. */
export function startStatusReports(
  db: Database,
  queues: Queues,
  logger: Logger,
  everyMs = defaultIntervalMs,
): Stoppable {
  const failure = 'the queues could not be reported';
  const consumedUntil: ConsumedUntil = new Map();
  return repeatWork({ everyMs, logger, failure, level: 'debug', startNow: true }, () =>
    reportQueueStatus(db, queues, consumedUntil, everyMs),
  );
}
