/**
 * How long the browser waits for an upload, in milliseconds: enough for 10 MB on a slow connection. The API waits a
 * little longer.
 */
export const uploadTimeoutMs = 180_000;
