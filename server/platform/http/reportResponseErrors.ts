import type { Logger } from '../observability/logger.ts';

/** Errors of sending a response whose client has disconnected, during or before the body. */
const clientGone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'HPE_INVALID_EOF_STATE']);

/** Logs a response that could not be sent: our own errors as such, a disconnected client with level `debug`. */
export function reportResponseErrors(logger: Logger): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (error.code && clientGone.has(error.code)) logger.debug({ err: error }, 'client disconnected');
    else logger.error({ err: error }, 'response failed');
  };
}
