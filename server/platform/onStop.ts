import type { Logger } from './logger.ts';

/** A stopping process is ended by force when it takes longer than this, not counting what it waits on purpose. */
const patienceMs = 12_000;

/**
 * Runs `stop` once on SIGTERM, SIGINT, or when the process that started this one is gone (its IPC channel
 * closes), and then exits. `drainMs` is how much of it is waiting on purpose.
 */
export function onStop(logger: Logger, drainMs: number, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), drainMs + patienceMs).unref();
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
