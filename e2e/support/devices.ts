import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from './browser.ts';

export type Device = { viewport: { width: number; height: number }; hasTouch: boolean };

/** The devices of visitors: a finger on a phone and on a tablet, and only the keyboard on a desktop. */
export const devices: Device[] = [
  { viewport: phone, hasTouch: true },
  { viewport: { width: 768, height: 1024 }, hasTouch: true },
  { viewport: desktop, hasTouch: false },
];

/**
 * Operates a page like a visitor with this device. The keyboard reaches a control by Tab and checks that its focus is
 * visible.
 */
export function operatePage(page: Page, { hasTouch }: Pick<Device, 'hasTouch'>) {
  return {
    /** Follows a link, presses a button or ticks a box. */
    async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      if (hasTouch) return control.tap();
      await tabTo(page, control);
      await page.keyboard.press(key);
    },
    /** Replaces the text of the field. */
    async type(field: Locator, text: string): Promise<void> {
      if (hasTouch) {
        await field.tap();
        await field.selectText();
      } else await tabTo(page, field);
      await page.keyboard.type(text);
    },
    /**
     * Chooses the option whose text starts like this. No test can touch the list that a phone shows for a native
     * select.
     */
    async choose(select: Locator, option: string): Promise<void> {
      if (hasTouch) {
        // Its text may have a count, which changes with the other filters.
        const value = await select.evaluate(
          (one: HTMLSelectElement, text) =>
            [...one.options].find((choice) => choice.text.startsWith(text))?.value ?? text,
          option,
        );
        await select.selectOption({ value });
        return;
      }
      await tabTo(page, select);
      // Sent at once: letters that come a second apart, after a slow rendering, would begin another search.
      await Promise.all([...option].map((letter) => page.keyboard.type(letter)));
    },
  };
}

/**
 * The sizes in an order that starts with that of the window if it is the last one, because laying out a page takes
 * long.
 */
export const orderSizes = <Size extends { width: number }>(page: Page, sizes: Size[]): Size[] =>
  page.viewportSize()?.width === sizes.at(-1)?.width ? sizes.toReversed() : sizes;

export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function tabTo(page: Page, control: Locator) {
  // Found once, because searching by role and name takes longer than a press.
  const element = await control.elementHandle();
  if (!element) throw new Error(`${control} is not on the page`);
  const isReached = () => element.evaluate((target) => target === document.activeElement);
  for (let presses = 0; !(await isReached()); presses += 1) {
    if (presses === 200) throw new Error(`Tab does not reach ${control}`);
    await page.keyboard.press('Tab');
  }
  expect(await element.evaluate(showsFocus), `${control} shows its focus`).toBe(true);
}

function showsFocus(control: Element): boolean {
  // The link of a card covers the card; a radio button or checkbox with a custom appearance has its outline there.
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const drawings = [
    control.closest('article'),
    control.parentElement,
    ...labels,
    labels[0]?.firstElementChild,
  ];
  return [control, ...drawings].some((one) => {
    if (!one || one.getBoundingClientRect().width <= 1) return false;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1 && opacity !== '0';
  });
}
