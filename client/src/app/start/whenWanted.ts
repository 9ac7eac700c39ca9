const touches = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];

/** The visitor's next touch of the screen, the mouse or the keyboard. */
export function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const note = () => {
      heard.abort();
      resolve();
    };
    for (const type of touches)
      document.addEventListener(type, note, { capture: true, passive: true, signal: heard.signal });
  });
}

/** The page is loaded, and the browser has nothing to do. Safari never says that it rests. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

export const whenWanted = () => Promise.race([idle(), nextTouch()]);

/** What was begun is done; what the browser waits for comes before what follows. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
