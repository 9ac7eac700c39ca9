import type { Logger } from '../observability/logger.ts';

/** What sending a response fails with when its client has gone, in the middle of a body or before it. */
const clientGone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Logs a response that could not be sent: an error of ours as one, a client that disconnected for debugging. */
export function reportResponseErrors(logger: Logger): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (error.code && clientGone.has(error.code)) logger.debug({ err: error }, 'client disconnected');
    else logger.error({ err: error }, 'response failed');
  };
}
