import type { Page } from 'playwright-core';

/** Closes the message that offers to undo a deletion, which sends the deletion to the server. */
export const sendDeletion = (page: Page, text: string) =>
  page
    .locator('.MuiAlert-root')
    .filter({ hasText: text })
    .filter({ has: page.getByRole('button', { name: 'Undo' }) })
    .getByRole('button', { name: 'Close' })
    .click();
