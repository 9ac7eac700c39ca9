import type { Page } from 'playwright-core';

/**
 * Holds back the requests of a page to what matches, also from the handlers of earlier routes; returns the function that
 * lets them go.
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
