type Level = 'debug' | 'warn';

type Options = {
  everyMs: number;
  logger: Record<Level, (details: object, text: string) => void>;
  /** What is logged when a turn fails, as a warning unless `level` says otherwise; the next turn tries again. */
  failure: string;
  level?: Level;
  /** The first turn begins at once. */
  startNow?: boolean;
};

/**
 * Repeats work every `everyMs`; a turn is left out while an earlier one runs. Long work ends early when `isStopping`.
 * @returns stop(), which waits for the turn that runs
 */
export function repeatWork(
  { everyMs, logger, failure, level = 'warn', startNow = false }: Options,
  work: (isStopping: () => boolean) => Promise<unknown>,
): { stop(): Promise<void> } {
  let stopping = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await work(() => stopping);
    } catch (error) {
      logger[level]({ err: error }, failure);
    }
    running = undefined;
  };
  const turn = () => {
    running ??= run();
  };
  if (startNow) turn();
  const timer = setInterval(turn, everyMs);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
