import { ConfigError } from '../config.ts';

/** A stopping process is killed when it takes longer than this, not counting the time it waits on purpose. */
const timeoutMs = 12_000;

/** Prints why a program cannot start, and ends it with exit code 1. */
export function failStart(error: unknown): never {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}

type Log = Record<'info' | 'error', (details: object, text: string) => void>;

/**
 * Runs `stop` once on SIGTERM, SIGINT, or when the parent process is gone (its IPC channel closes), and then exits.
 * `drainMs` is the part of it that is deliberate waiting.
 */
export function onStop(logger: Log, drainMs: number, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), drainMs + timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Replaces the handler of exitOnSignal.ts without a moment in which the signal has none.
    const before = process.listeners(signal);
    process.on(signal, () => begin(signal));
    for (const listener of before) process.off(signal, listener);
  }
  process.on('disconnect', () => begin('parent gone'));
}
