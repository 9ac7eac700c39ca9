import { gzipSync } from 'node:zlib';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { useProduct } from './support/product.ts';
import { demoEntries, missingPages, publicPages } from './support/publicPages.ts';

/** The maximum size of a page's styles. */
const maxStyleBytes = { plain: 44_700, compressed: 9_820 };
/** An itinerary has the most kinds of sections, and the price calculator with its fields. */
const maxItineraryStyleBytes = { plain: 50_750, compressed: 11_050 };

describe('the markup of the public pages', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

  it('is valid HTML on every route', async () => {
    const problems = new Map<string, string>();
    const paths = publicPages(await demoEntries(product.db)).map(({ path }) => path);
    const pages = new Map<string, string>();
    for (const path of [...paths, '/booking?for=wedding', '/blog?page=99', ...missingPages])
      pages.set(path, await (await fetch(product.origin + path)).text());
    for (const [path, html] of pages) {
      // The styles of components are present before any script, and not within the content.
      expect(html, path).toMatch(
        /<style data-emotion="mui [^"]{20,}" data-merged="[^"]*" data-s>\.mui-[\s\S]*<\/head>/,
      );
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
      const css = styles.join('');
      const most = path.startsWith('/itinerary/') ? maxItineraryStyleBytes : maxStyleBytes;
      expect.soft(css.length, `styles of ${path}`).toBeLessThanOrEqual(most.plain);
      expect.soft(gzipSync(css).length, `compressed styles of ${path}`).toBeLessThanOrEqual(most.compressed);
    }
    for (const [path, html] of pages) {
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        const problem = `${ruleId}: ${message}: ${selector}`;
        if (!problems.has(problem)) problems.set(problem, path);
      }
    }
    expect([...problems].map(([problem, path]) => `${path}: ${problem}`)).toEqual([]);
  });
});
