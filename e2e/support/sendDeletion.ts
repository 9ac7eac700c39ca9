import type { Page } from 'playwright-core';

/**
 * Closes the message that offers to undo a deletion, which sends the deletion to the server. It closes itself after ten
 * seconds, which may be sooner.
 */
export async function sendDeletion(page: Page, text: string): Promise<void> {
  const offer = page
    .locator('.MuiAlert-root')
    .filter({ hasText: text })
    .filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await offer.waitFor();
  await Promise.race([
    offer.getByRole('button', { name: 'Close' }).click(),
    offer.waitFor({ state: 'detached' }),
  ]);
}
