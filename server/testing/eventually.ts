const pauseMs = 25;

/**
 * Tries until `condition` neither throws nor answers false, and gives its answer.
 * @param withinMs deadline in milliseconds; the last error (or a plain one) is thrown when it passes
 */
export async function eventually<Answer>(
  condition: () => Answer | Promise<Answer>,
  withinMs = 30_000,
): Promise<Answer> {
  const deadline = performance.now() + withinMs;
  for (;;) {
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
