import type { Page } from 'playwright-core';

/**
 * Holds the matching requests of a page, also from the handlers of earlier routes; returns the function that releases
 * them.
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
