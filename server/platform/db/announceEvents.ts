import type { Knex } from 'knex';

/** The NOTIFY channel that wakes relays after a commit that recorded events. */
export const eventsChannel = 'safarnama_events';

/** The NOTIFY channel that announces changed entity types to every API replica, such as `post,settings`. */
export const changesChannel = 'safarnama_changes';

// How a commit is announced: `record` marks its transaction with the types of entities that it changes; after the commit,
// `transaction` announces them to the subscribers of this process and, by NOTIFY, to the relays and to other processes.

/** By transaction, the entity types that it recorded events about. */
const recordedTypes = new WeakMap<Knex.Transaction, Set<string>>();
/** By pool, the entity types of the commits that the next NOTIFY announces; absent if none was sent recently. */
const unannouncedTypes = new WeakMap<Knex, Set<string>>();
const localSubscribers = new WeakMap<Knex, Set<(entityTypes: ReadonlySet<string>) => void>>();

const announceEveryMs = 2;

/**
 * Wakes the relays and announces what a commit changed; within a transaction this happens after its commit. The first
 * commit is announced at once, further ones together, at most every 2 ms: a NOTIFY inside each transaction would halve
 * the write rate. A lost NOTIFY costs only the relay's polling interval, because the relay announces the changes again.
 */
export function announceEvents(db: Knex, entityTypes: Iterable<string>): void {
  const types = new Set(entityTypes);
  if (isTransaction(db)) {
    for (const type of types) markRecorded(db, type);
    return;
  }
  for (const callback of localSubscribers.get(db) ?? []) callback(types);
  const unannounced = unannouncedTypes.get(db);
  if (unannounced) for (const type of types) unannounced.add(type);
  else notify(db, types);
}

function notify(db: Knex, entityTypes: ReadonlySet<string>): void {
  // A program that ends with its commit has already closed the pool, and would wait for it forever.
  const pool: { destroyed?: boolean } | undefined = db.client.pool;
  if (!pool || pool.destroyed) return;
  const changes = [...entityTypes].join(',');
  db.raw(`select pg_notify(?, ''), pg_notify(?, ?)`, [eventsChannel, changesChannel, changes]).catch(
    () => undefined,
  );
  const next = new Set<string>();
  unannouncedTypes.set(db, next);
  const timer = setTimeout(() => {
    unannouncedTypes.delete(db);
    if (next.size > 0) notify(db, next);
  }, announceEveryMs);
  timer.unref();
}

/** Calls back right after a commit of this process, with the types of entities that it changed. */
export function onLocalCommit(db: Knex, callback: (entityTypes: ReadonlySet<string>) => void): void {
  localSubscribers.set(db, (localSubscribers.get(db) ?? new Set()).add(callback));
}

/** Marks that this transaction recorded an event, so that its commit is announced. */
export function markRecorded(trx: Knex.Transaction, entityType: string): void {
  recordedTypes.set(trx, (recordedTypes.get(trx) ?? new Set()).add(entityType));
}

/** The types of entities about which this transaction recorded events; undefined without events. */
export const getRecordedTypes = (trx: Knex.Transaction): Set<string> | undefined => recordedTypes.get(trx);

export const isTransaction = (db: Knex): db is Knex.Transaction => db.isTransaction === true;
