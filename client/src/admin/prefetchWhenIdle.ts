/** Loaded before the session ends: afterwards the connection, or the release, may be gone. */
export const loadSessionDialog = () => import('../features/accounts/authentication/SessionDialog.tsx');

export const loadEnquiryPane = () => import('./pages/EnquiryPane.tsx');

/** Parts that staff are likely to open next, the largest last. */
const parts: (() => Promise<unknown>)[] = [
  loadEnquiryPane,
  loadSessionDialog,
  () => import('../features/dashboard/ContentChart.tsx'),
  () => import('../ui/admin/richText/RichTextEditor.tsx'),
];

/** The first page loads its own code and data before this. */
const startAfterMs = 5000;

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });

/** Loads parts of the back office while the browser is idle, one after the other; returns a function that stops it. */
export function prefetchWhenIdle(): () => void {
  let stopped = false;
  const start = setTimeout(async () => {
    for (const load of parts) {
      await idle();
      if (stopped) return;
      // Without a connection it is loaded on first use.
      await load().catch(() => undefined);
    }
  }, startAfterMs);
  return () => {
    stopped = true;
    clearTimeout(start);
  };
}
