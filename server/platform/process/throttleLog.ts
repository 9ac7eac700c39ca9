export type ThrottledLevel = 'debug' | 'warn';
export type LevelLogger = Record<ThrottledLevel, (details: object, text: string) => void>;

const everyMs = 5000;

/**
 * Logs an error with a text, each text at most once in five seconds: work that is done twice a second, and the many
 * connections of one engine, do not fill the log during an outage.
 */
export function throttleLog(
  logger: LevelLogger,
  level: ThrottledLevel,
): (error: unknown, text: string) => void {
  const loggedAt = new Map<string, number>();
  return (error, text) => {
    const now = performance.now();
    if (now - (loggedAt.get(text) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    loggedAt.set(text, now);
    logger[level]({ err: error }, text);
  };
}
