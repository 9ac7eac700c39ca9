import type { Page } from 'playwright-core';

/** Sets the default font size of the browser, in pixels, for the pages that this tab opens from now on. */
export async function setLetterSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}
