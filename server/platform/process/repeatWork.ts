type Level = 'debug' | 'warn';

type Options = {
  everyMs: number;
  logger: Record<Level, (details: object, text: string) => void>;
  /** What is logged when a turn fails, as a warning unless `level` says otherwise. */
  failure: string;
  level?: Level;
  /** The first turn begins at once. */
  startNow?: boolean;
};

/** Work that is done twice a second does not fill the log during an outage. */
const logEveryMs = 5000;

/** Work that is rarely done does not wait for its next turn after a failure, such as a database that was restarting. */
const retryMs = 10_000;

/**
 * Repeats work every `everyMs`, and at most ten seconds after a failure; a turn is left out while an earlier one runs.
 * Failures are logged once in five seconds. Long work ends early when `isStopping`.
 * @returns stop(), which waits for the turn that runs
 */
export function repeatWork(
  { everyMs, logger, failure, level = 'warn', startNow = false }: Options,
  work: (isStopping: () => boolean) => Promise<unknown>,
): { stop(): Promise<void> } {
  let stopping = false;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    try {
      await work(() => stopping);
    } catch (error) {
      if (performance.now() - loggedAt >= logEveryMs) {
        loggedAt = performance.now();
        logger[level]({ err: error }, failure);
      }
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
