import { describe, expect, it } from 'vitest';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('pages that may be opened next', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it('are prefetched when the pointer is on a link, and not before', async () => {
    const page = await browser.open();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(`${product.origin}/privacy`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'Blogs' }).hover();
    await expect.poll(() => calls).toEqual(['/api/blog/all']);
  });
});
