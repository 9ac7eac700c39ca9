import type { Page } from 'playwright-core';

/** Chooses an action in the menu of an entry with this name. */
export async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
