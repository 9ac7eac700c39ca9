import knex, { type Knex } from 'knex';
import pg from 'pg';

/** A pool of connections, or (as `Transaction`) one of them inside a transaction. */
export type Database = Knex;
export type Transaction = Knex.Transaction;

// Ids, counts and prices fit a double exactly; days stay text, because a day has no time zone.
const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.NUMERIC, Number);
pg.types.setTypeParser(builtins.DATE, (day) => day);

/** How long is waited for what, in milliseconds. */
export type Patience = {
  /** For a free connection of the pool, and for a new one to open. */
  connectionMs: number;
  /** For a statement, and for a lock that it needs: the server ends it then. */
  statementMs: number;
  lockMs?: number;
  /** For the server to say anything at all: one that is frozen, or behind a dead line, ends nothing. */
  answerMs?: number;
};

const ofPrograms: Patience = { connectionMs: 5000, statementMs: 15_000 };

/** Of those whom a person waits for. A refusal after seconds is better than a queue that grows. */
export const ofRequests: Patience = { connectionMs: 3000, statementMs: 5000, lockMs: 3000, answerMs: 7000 };

/** Opens a bounded pool. Waiting longer than the patience allows is an error, not a pile-up. */
export function openDatabase(
  url: string,
  pool = 10,
  applicationName = 'safarnama',
  { connectionMs, statementMs, lockMs, answerMs }: Patience = ofPrograms,
): Database {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      statement_timeout: statementMs,
      connectionTimeoutMillis: connectionMs,
      ...(lockMs ? { lock_timeout: lockMs } : {}),
      ...(answerMs ? { query_timeout: answerMs } : {}),
    },
    // A connection that still owes an answer is not given to the next one, who would wait for it too.
    pool: { min: 0, max: pool, validate: ({ readyForQuery }) => readyForQuery !== false },
    acquireConnectionTimeout: connectionMs,
    // What was in a failed statement is nobody's business: errors tell its text without the values.
    compileSqlOnError: false,
    // What it would warn of comes as an error too; a log has lines of one form.
    log: { warn: () => undefined },
  });
}

/** The channel that wakes relays: something was recorded and is committed. */
export const eventsChannel = 'safarnama_events';

/** The channel that tells every API copy which kinds of things changed, such as `post,settings`. */
export const changesChannel = 'safarnama_changes';

/** What was committed since the last announcement, while that one is recent. */
const gathered = new WeakMap<Database, Set<string>>();
const recordedIn = new WeakMap<Transaction, Set<string>>();
const localHearers = new WeakMap<Database, Set<(entityTypes: ReadonlySet<string>) => void>>();

const announceEveryMs = 2;

/**
 * Wakes the relays and tells what changed: at once, and then once for all commits of the next 2 ms; this process hears
 * of each at once. A NOTIFY inside each transaction would halve the write rate; a lost one costs only the relay's
 * polling interval, because the relay tells the changes again.
 */
export function announceEvents(db: Database, entityTypes: Iterable<string>): void {
  const types = new Set(entityTypes);
  for (const hear of localHearers.get(db) ?? []) hear(types);
  const recent = gathered.get(db);
  if (recent) for (const type of types) recent.add(type);
  else notify(db, types);
}

function notify(db: Database, entityTypes: ReadonlySet<string>): void {
  // A program that ends with its commit has closed the pool by now, which would be waited for in vain.
  const pool: { destroyed?: boolean } | undefined = db.client.pool;
  if (!pool || pool.destroyed) return;
  const changes = [...entityTypes].join(',');
  db.raw(`select pg_notify(?, ''), pg_notify(?, ?)`, [eventsChannel, changesChannel, changes]).catch(
    () => undefined,
  );
  const since = new Set<string>();
  gathered.set(db, since);
  const timer = setTimeout(() => {
    gathered.delete(db);
    if (since.size > 0) notify(db, since);
  }, announceEveryMs);
  timer.unref();
}

/** Calls back right after a commit of this process, with the kinds of things that it changed. */
export function onChangesHere(db: Database, hear: (entityTypes: ReadonlySet<string>) => void): void {
  localHearers.set(db, (localHearers.get(db) ?? new Set()).add(hear));
}

/** Says that this transaction recorded an event, so that its commit is announced. */
export function markRecorded(trx: Transaction, entityType: string): void {
  recordedIn.set(trx, (recordedIn.get(trx) ?? new Set()).add(entityType));
}

/**
 * Runs `work` in one transaction; after the commit, the relays hear of the events that it recorded. Inside another
 * transaction it is a part of that one: then they hear after the outer commit.
 */
export async function transaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  let recorded: Set<string> | undefined;
  const result = await db.transaction(async (trx) => {
    const value = await work(trx);
    recorded = recordedIn.get(trx);
    return value;
  });
  if (recorded && isTransaction(db)) for (const entityType of recorded) markRecorded(db, entityType);
  else if (recorded) announceEvents(db, recorded);
  return result;
}

const isTransaction = (db: Database): db is Transaction => db.isTransaction === true;
