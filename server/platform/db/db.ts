import knex, { type Knex } from 'knex';
import pg from 'pg';
import { errorCode } from '../errorCode.ts';
import { announceEvents, getRecordedTypes, isTransaction } from './announceEvents.ts';

/** A pool of connections, or a transaction on one of them. Functions that need a transaction take a `Transaction`. */
export type Database = Knex;
export type Transaction = Knex.Transaction;

// Ids, counts and prices fit a double exactly; days stay text, because a day has no time zone.
const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.NUMERIC, Number);
pg.types.setTypeParser(builtins.DATE, (day) => day);

export type Timeouts = {
  /** For a free connection of the pool, and for opening a new one. */
  connectionMs: number;
  /** For a statement, and for a lock that it needs; the server cancels the statement. */
  statementMs: number;
  lockMs?: number;
  /** For any response of the server, because a frozen server, or a dead network path, cancels nothing. */
  responseMs?: number;
  /** For the next statement of a transaction, so that the locks of a host that vanished do not last for hours. */
  idleMs?: number;
};

const slowMs = 10 * 60_000;

const programTimeouts: Timeouts = { connectionMs: 5000, statementMs: 15_000 };

/**
 * For workers, which outlive their Postgres: after a failover, statements sent before get no response. A wait for a lock
 * ends with an error of its own, so that jobs wait for a replay without counting an attempt.
 */
export const workerTimeouts = { ...programTimeouts, lockMs: 10_000, responseMs: 20_000, idleMs: slowMs };

/** Settings of a connection that detects within half a minute that its other end is gone, even while it only waits. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** For requests. An error after seconds is better than a growing queue. */
export const requestTimeouts: Timeouts = {
  connectionMs: 3000,
  statementMs: 5000,
  lockMs: 3000,
  responseMs: 7000,
  idleMs: slowMs,
};

/** Opens a bounded pool. Exceeding a timeout is an error. */
export function openDatabase(
  url: string,
  pool = 10,
  applicationName = 'safarnama',
  { connectionMs, statementMs, lockMs, responseMs, idleMs }: Timeouts = programTimeouts,
): Database {
  const readOnly = new Set<string>();
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      statement_timeout: statementMs,
      // Postgres expects to save time with parallel workers as soon as it saves 1000 of its units. To start them can
      // take 50 ms, which is far longer than most queries.
      options: '-c parallel_setup_cost=20000',
      connectionTimeoutMillis: connectionMs,
      ...keepAlive,
      ...(lockMs ? { lock_timeout: lockMs } : {}),
      ...(responseMs ? { query_timeout: responseMs } : {}),
      ...(idleMs ? { idle_in_transaction_session_timeout: idleMs } : {}),
    },
    pool: {
      min: 0,
      max: pool,
      // Does not reuse a connection that still waits for a response, which would delay its next user.
      validate: ({ readyForQuery, __knexUid: id }) => readyForQuery !== false && !readOnly.has(id),
    },
    acquireConnectionTimeout: connectionMs,
    // Error messages contain the SQL text without the values, which may be personal data.
    compileSqlOnError: false,
    // Its warnings also arrive as errors, and log lines have a single format.
    log: { warn: () => undefined },
  });
  // After a failover the address may lead to the former server for a while. A pool in use would retain its connections.
  db.on('query-error', (error, { __knexUid: id }) => {
    if (errorCode(error) === readOnlyServer) readOnly.add(id);
  });
  return db;
}

const readOnlyServer = '25006';

/** The maximum timeout of Node and Postgres: 24 days. */
export const endlessMs = 2 ** 31 - 1;

/**
 * Allows all further statements of a transaction to take up to ten minutes, or `maxMs`, longer than the timeouts of its
 * pool.
 */
export async function allowSlowStatements(trx: Transaction, maxMs = slowMs): Promise<void> {
  await trx.raw(
    `set local statement_timeout = ${maxMs}; set local idle_in_transaction_session_timeout = ${maxMs}`,
  );
  // The client's own timeout would apply first, so each statement needs a timeout of its own.
  trx.on('start', (statement: Knex.QueryBuilder) => statement.options({ query_timeout: maxMs }));
}

/**
 * Runs `work` in one transaction; after the commit, the relays are notified of the events that it recorded. Inside
 * another transaction it is part of that one, and they are notified after the outer commit. After a deadlock, of which
 * nothing is left in the database, `work` runs once more.
 */
export async function transaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await runTransaction(db, work);
  } catch (error) {
    if (isTransaction(db) || errorCode(error) !== deadlock) throw error;
    return runTransaction(db, work);
  }
}

const deadlock = '40P01';

async function runTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  let recorded: Set<string> | undefined;
  const result = await db.transaction(async (trx) => {
    const value = await work(trx);
    recorded = getRecordedTypes(trx);
    return value;
  });
  if (recorded) announceEvents(db, recorded);
  return result;
}

/** The time by the clock of the database, which all hosts share. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.raw<{ rows: { now: Date }[] }>('select now()');
  const [row] = rows;
  if (!row) throw new Error('A select without a table has one row');
  return row.now;
}
