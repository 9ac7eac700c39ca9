import type { ReadModelState } from '../server/modules/operations/contract.ts';
import type { Snapshot } from '../server/modules/operations/queries.ts';
import type { Database, Transaction } from '../server/platform/db.ts';
import type { Logger } from '../server/platform/logger.ts';
import { listParked } from './parked.ts';
import { projections } from './projections.ts';
import { countJobs } from './queueDepth.ts';
import type { Queues } from './queues.ts';
import { type Consumer, consumers, subscriptions } from './subscriptions.ts';

const everyMs = 2000;
const anyNumber = 5_411_204;
const mostParked = 50;

/**
 * Notes what the queues hold, for those who may not ask them. Any number of workers may try: one writes every two
 * seconds, the others pass. When the queues' engine is away the last report stays, and grows old.
 */
export async function takeSnapshot(db: Database, queues: Queues): Promise<void> {
  queues.assertAvailable();
  await db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>(
      `select pg_try_advisory_xact_lock(?) and not exists (
         select from queue_snapshot where taken_at > clock_timestamp() - make_interval(secs => ?)
       ) as mine`,
      [anyNumber, (everyMs / 1000) * 0.75],
    );
    if (!rows[0]?.mine) return;
    const snapshot = await readSnapshot(trx, queues);
    await trx('queue_snapshot')
      .insert({
        id: 1,
        taken_at: trx.raw('clock_timestamp()'),
        backend: snapshot.backend,
        queues: JSON.stringify(snapshot.queues),
        parked: JSON.stringify(snapshot.parked),
        read_models: JSON.stringify(snapshot.read_models),
      })
      .onConflict('id')
      .merge();
  });
}

async function readSnapshot(trx: Transaction, queues: Queues): Promise<Snapshot> {
  const states = await Promise.all(
    consumers.map(async (name) => ({
      name,
      ...(await countJobs(queues, name)),
      paused: await queues.of(name).isPaused(),
      pausable: isPausable(name),
    })),
  );
  const anyParked = states.some(({ failed }) => failed > 0);
  const parked = anyParked ? await listParked(queues, mostParked) : [];
  const read_models: ReadModelState[] = [];
  for (const { consumer } of projections) read_models.push(await readModelState(trx, consumer));
  return {
    backend: queues.backend,
    queues: states,
    parked: parked.map(({ consumer, failedAt, ...job }) => ({
      ...job,
      queue: consumer,
      failedAt: failedAt.toISOString(),
    })),
    read_models,
  };
}

/** The queue that carries the commands must go on, or nobody could resume it. */
const isPausable = (consumer: Consumer) => consumer !== 'operations';

async function readModelState(trx: Transaction, consumer: Consumer): Promise<ReadModelState> {
  const { rows } = await trx.raw<{ rows: { last: Date | null; newest: Date | null }[] }>(
    `select
       (select occurred_at from events where id =
         (select max(event_id) from consumed_events where consumer = :consumer)) as last,
       (select max(of_type.at) from unnest(:types::text[]) as types(type), lateral (
         select occurred_at as at from events where events.type = types.type
         order by occurred_at desc, id desc limit 1) of_type) as newest`,
    { consumer, types: [...subscriptions[consumer]] },
  );
  const { last = null, newest = null } = rows[0] ?? {};
  const until = newest?.getTime() ?? 0;
  const behind = newest === null ? 0 : last === null ? Date.now() - until : until - last.getTime();
  return {
    name: consumer,
    last_event_at: last?.toISOString() ?? null,
    lag_seconds: Math.max(0, behind) / 1000,
  };
}

/** Takes a snapshot every two seconds, never two at once. */
export function startSnapshots(db: Database, queues: Queues, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const take = () => {
    running ??= takeSnapshot(db, queues)
      .catch((error: unknown) => logger.debug({ err: error }, 'the queues could not be reported'))
      .finally(() => {
        running = undefined;
      });
  };
  take();
  const timer = setInterval(take, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
