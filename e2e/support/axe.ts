import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the page as it stands, a line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await settled(page);
  return found(lookAt(page).withTags(standard));
}

/** The same for the one rule that another theme could break, on a page that was checked in the first theme. */
export async function contrastProblems(page: Page): Promise<string[]> {
  await settled(page);
  return found(lookAt(page).withRules('color-contrast'));
}

/** What is on its way has come, and what moves stands still: half-faded text has too little contrast. */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const busy = document.querySelectorAll('[aria-busy="true"], .MuiButton-loading, .MuiSkeleton-root');
    // what waits behind a dialog waits for its answer
    return [...busy].every((element) => element.closest('[aria-hidden="true"]'));
  });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A spinner never ends; what does end is waited for.
    const passing = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(passing.map((motion) => motion.finished.catch(() => null)));
  });
}

/**
 * What passes is not written down, and nothing is looked for in frames of other origins, which no page has: both
 * would cost more than the looking.
 */
const lookAt = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}
