const interactionEvents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];

/** Resolves at the visitor's next touch, mouse or keyboard event. */
export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const onInteraction = () => {
      listeners.abort();
      resolve();
    };
    for (const type of interactionEvents)
      document.addEventListener(type, onInteraction, {
        capture: true,
        passive: true,
        signal: listeners.signal,
      });
  });
}

/** Resolves when the page is loaded and the browser idle. Safari has no requestIdleCallback. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const waitForIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { once: true });
  });
}

/** Yields to the browser, so that pending events come before the next task. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
