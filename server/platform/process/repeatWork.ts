import { type LevelLogger, type ThrottledLevel, throttleLog } from './throttleLog.ts';

type Options = {
  everyMs: number;
  logger: LevelLogger;
  /** The log message when a run fails, as a warning unless `level` says otherwise. */
  failure: string;
  level?: ThrottledLevel;
  /** Starts the first run at once. */
  startNow?: boolean;
};

/** Work in the background that runs until it is stopped. */
export type Stoppable = { stop(): Promise<void> };

/** Infrequent work must not wait for its next run after a failure, such as a restart of the database. */
const retryMs = 10_000;

/**
 * Repeats work every `everyMs`, and at most ten seconds after a failure; a run is skipped while an earlier one is still
 * active. Failures are logged once in five seconds. Long work ends early when `isStopping`.
 * @returns stop(), which waits for the active run
 */
export function repeatWork(
  { everyMs, logger, failure, level = 'warn', startNow = false }: Options,
  work: (isStopping: () => boolean) => Promise<unknown>,
): Stoppable {
  let stopping = false;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  const log = throttleLog(logger, level);
  const run = async () => {
    try {
      await work(() => stopping);
    } catch (error) {
      log(error, failure);
      if (everyMs > retryMs && !stopping) retry = setTimeout(turn, retryMs);
    }
  };
  const turn = () => {
    clearTimeout(retry);
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  if (startNow) turn();
  const timer = setInterval(turn, everyMs);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      clearTimeout(retry);
      await running;
    },
  };
}
