import type { Context, Middleware } from 'koa';
import pg from 'pg';
import type { ErrorBody } from '../contract.ts';
import { errorCode, getNative } from '../errorCode.ts';
import { AppError, conflict, StorageRefused, unauthorized, unavailable } from '../errors.ts';
import type { Actor, RequestState } from './state.ts';

/** Turns errors into responses. Unexpected errors are logged in full and reported as a plain 500. */
export const errorHandler: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const outage = findOutage(error);
    // The request's line in the log contains it: with separate lines, an outage would flood the log.
    if (outage !== null) ctx.state.outage = outage;
    respond(
      ctx,
      outage === null ? (translate(error, ctx.state.actor) ?? logUnexpected(ctx, error)) : unavailable(),
    );
  }
};

/** Logs an error that the caller may not see. @returns the error to send instead */
function logUnexpected(ctx: Context, error: unknown): AppError {
  const isStorage = error instanceof StorageRefused;
  const details = {
    requestId: String(ctx.state['requestId']),
    err: error,
    method: ctx.method,
    path: ctx.path,
  };
  ctx.state['log'].error(details, isStorage ? 'files cannot be stored' : 'request failed');
  return isStorage
    ? unavailable('Files cannot be stored at the moment. Please try again later, or without a file.')
    : new AppError(500, 'internal', 'Server error. Please try again later.');
}

const bodyHeaders = [
  'Content-Type',
  'Content-Length',
  'Content-Disposition',
  'Content-Encoding',
  'ETag',
  'Last-Modified',
];

function respond(ctx: Context, error: AppError) {
  // The endpoint may have set them for its own body.
  for (const name of bodyHeaders) ctx.remove(name);
  ctx.status = error.status;
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.body = {
    success: false,
    error: error.message,
    code: error.code,
    ...error.details,
    request_id: String(ctx.state['requestId']),
  } satisfies ErrorBody;
}

/** The entry that a new row refers to was deleted since it was read: deletions clear references to what they delete. */
const foreignKeyViolation = '23503';

/** Codes of the network and of Postgres. */
const outages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // the server is shutting down
  '57P02', // another process of the server has crashed
  '57P03', // the server is starting
  '53100', // its disk is full
  '53200', // its memory is full
  '53300', // too many connections
  '57014', // statement timeout
  '55P03', // lock timeout
  '40P01', // deadlock
  '25006', // it is read-only: another server has taken over
]);

/** Errors of the driver that have no code. */
const lostConnection =
  /Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired/;

/** The failure in a few words or as its code, when an error comes from the database, the network or a timeout. */
function findOutage(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof AppError || error instanceof StorageRefused) return null;
  const code = errorCode(error);
  if (code !== undefined && outages.has(code)) return code;
  if (error.name === 'KnexTimeoutError' || error.message.includes('timeout exceeded'))
    return 'no free connection to the database';
  if (error.name === 'TimeoutError') return 'the storage does not respond';
  return lostConnection.exec(error.message)?.[0] ?? null;
}

/** The error that the caller may see; null for an unexpected one. */
function translate(error: unknown, caller: Actor | null | undefined): AppError | null {
  if (error instanceof AppError) return error;
  const native = getNative(error);
  if (!(native instanceof pg.DatabaseError) || native.code !== foreignKeyViolation) return null;
  return caller && isMissingUser(native.detail ?? '', caller.id)
    ? unauthorized()
    : conflict('An entry that this refers to was deleted in the meantime. Please reload the page.');
}

/**
 * Whether the detail of a foreign key violation says that there is no such user. The server writes it in its own
 * language, as in `Key (user_id)=(7) is not present in table "users".`
 */
const isMissingUser = (detail: string, id: number): boolean =>
  detail.includes(`=(${id})`) && /\busers\b/.test(detail);
