import type { Page } from 'playwright-core';

/** Hides the tiles that a page shows for its first second, for a test that visits many pages. */
export const hidePreloader = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '[data-preloader] { display: none !important }' });
};
