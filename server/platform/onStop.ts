import type { Logger } from './logger.ts';

/** A stopping process is ended by force after this long. */
const patienceMs = 12_000;

/**
 * Runs `stop` once on SIGTERM, SIGINT, or when the process that started this one is gone (its IPC channel
 * closes), and then exits.
 */
export function onStop(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => begin('SIGTERM'));
  process.on('SIGINT', () => begin('SIGINT'));
  process.on('disconnect', () => begin('parent gone'));
}
