import type { Context, Middleware } from 'koa';
import type { ErrorBody } from '../contract.ts';
import { AppError, conflict, isDiskFull, StorageRefused, unavailable } from '../errors.ts';
import type { RequestState } from './state.ts';

/** Turns errors into responses. Unexpected errors are logged in full and reported as a plain 500. */
export const errorHandler: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof Error && (isDiskFull(error) || error instanceof StorageRefused)) {
      ctx.state.log.error(told(ctx, error), 'files cannot be stored');
      return answer(
        ctx,
        unavailable('Files cannot be stored at the moment. Please try again later, or without a file.'),
      );
    }
    const known = translate(error);
    if (known) return answer(ctx, known);
    ctx.state.log.error(told(ctx, error), 'request failed');
    answer(ctx, new AppError(500, 'internal', 'Server error. Please try again later.'));
  }
};

const told = (ctx: Context, error: unknown) => ({
  requestId: String(ctx.state['requestId']),
  err: error,
  method: ctx.method,
  path: ctx.path,
});

const describedBody = [
  'Content-Type',
  'Content-Length',
  'Content-Disposition',
  'Content-Encoding',
  'Cache-Control',
  'ETag',
  'Last-Modified',
];

function answer(ctx: Context, error: AppError) {
  // What the call had already said of its own body is not true of this one.
  for (const name of describedBody) ctx.remove(name);
  ctx.status = error.status;
  ctx.set(error.headers);
  ctx.body = {
    success: false,
    error: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.current ? { current: error.current } : {}),
    ...(error.challenge ? { challenge: error.challenge } : {}),
    request_id: String(ctx.state['requestId']),
  } satisfies ErrorBody;
}

const foreignKeyViolation = '23503';

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
  '25006', // it only reads: another one has taken over
]);

/** What the driver says without a code. */
const lostConnection =
  /Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired/;

function translate(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  // Objection wraps the driver's error; knex does not.
  const native = 'nativeError' in error && error.nativeError instanceof Error ? error.nativeError : error;
  const code = 'code' in native ? String(native.code) : undefined;
  if (code === foreignKeyViolation) return conflict('This entry is still in use.');
  const poolIsEmpty = error.name === 'KnexTimeoutError' || error.message.includes('timeout exceeded');
  const isSilent = error.name === 'TimeoutError'; // the store of uploads
  const isLost = lostConnection.test(error.message);
  if (poolIsEmpty || isLost || isSilent || (code && outages.has(code))) return unavailable();
  return null;
}
