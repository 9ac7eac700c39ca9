/** Frequent at first, rarer during a long wait: each check takes CPU time from the work that it waits for. */
const [firstPauseMs, longestPauseMs] = [10, 250];

/**
 * Tries until `condition` neither throws nor returns false, and returns its result.
 * @param withinMs deadline in milliseconds; the last error (or a plain one) is thrown when it passes
 */
export async function eventually<Answer>(
  condition: () => Answer | Promise<Answer>,
  withinMs = 60_000,
): Promise<Answer> {
  const deadline = performance.now() + withinMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.3, longestPauseMs)) {
    let problem: unknown = new Error(`The condition did not become true within ${withinMs} ms`);
    try {
      const answer = await condition();
      if (answer !== false) return answer;
    } catch (error) {
      problem = error;
    }
    if (performance.now() > deadline) throw problem;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
