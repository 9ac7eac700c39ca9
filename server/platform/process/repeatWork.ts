type Options = {
  everyMs: number;
  logger: { warn(details: object, text: string): void };
  /** What is logged when a turn fails; the next turn tries again. */
  failure: string;
};

/**
 * Repeats work every `everyMs`; a turn is left out while an earlier one runs. Long work ends early when `isStopping`.
 * @returns stop(), which waits for the turn that runs
 */
export function repeatWork(
  { everyMs, logger, failure }: Options,
  work: (isStopping: () => boolean) => Promise<unknown>,
): { stop(): Promise<void> } {
  let stopping = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await work(() => stopping);
    } catch (error) {
      logger.warn({ err: error }, failure);
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
