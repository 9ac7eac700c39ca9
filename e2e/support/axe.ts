import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations of WCAG 2.2 AA that axe finds on the page, one line each.
 * @param exclude selectors of what is checked on another page
 */
export async function accessibilityProblems(page: Page, exclude: string[] = []): Promise<string[]> {
  await settled(page);
  return findProblems(page, { type: 'tag', values: standard }, exclude);
}

/** The violations in the current colour scheme, and those of contrast in the other, which can break nothing else. */
export async function problemsInBothSchemes(page: Page, exclude: string[] = []): Promise<string[]> {
  const shown = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  const other = shown === 'dark' ? 'light' : 'dark';
  const problems = await accessibilityProblems(page, exclude);
  await showScheme(page, other);
  await settled(page);
  const contrast = await findProblems(page, { type: 'rule', values: ['color-contrast'] }, exclude);
  await showScheme(page, shown);
  return [...problems.map((line) => `${shown}: ${line}`), ...contrast.map((line) => `${other}: ${line}`)];
}

/** Shows a loaded page in a colour scheme, `light` or `dark`, as its switch does. */
export const showScheme = (page: Page, scheme: string): Promise<void> =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), scheme);

/** Waits until everything is loaded and all animations have ended: half-faded text has too little contrast. */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const busy = document.querySelectorAll('[aria-busy="true"], .MuiButton-loading, .MuiSkeleton-root');
    // content that loads behind a dialog may wait for its response
    return [...busy].every((element) => element.closest('[aria-hidden="true"]'));
  });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Spinners never end; only other animations are awaited.
    const passing = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(passing.map((motion) => motion.finished.catch(() => null)));
  });
}

async function findProblems(
  page: Page,
  runOnly: RunOptions['runOnly'],
  exclude: string[],
): Promise<string[]> {
  // Loading axe takes as long as a short check: a page that is checked again already has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ context, options }) => window.axe.run(context, options),
    // Without the list of passed rules, which would take longer than the check.
    { context: { exclude }, options: { resultTypes: ['violations'], runOnly } satisfies RunOptions },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
