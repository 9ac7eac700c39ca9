import { expect, it, vi } from 'vitest';

const opened = vi.hoisted(() => ({ windows: 0 }));
vi.mock('jsdom', async (importOriginal) => {
  const original = await importOriginal<typeof import('jsdom')>();
  class CountedJsdom extends original.JSDOM {
    constructor(...given: ConstructorParameters<typeof original.JSDOM>) {
      super(...given);
      opened.windows += 1;
    }
  }
  return { ...original, JSDOM: CountedJsdom };
});

it('leaves nothing to load for the first body that is saved', async () => {
  // Test files share a process: an earlier one may have loaded the sanitizer already.
  vi.resetModules();
  const { sanitizeHtml, warmSanitizer } = await import('./html.ts');
  await warmSanitizer();
  expect(opened.windows).toBe(1);
  expect(await sanitizeHtml('<p onclick="a()">Goa</p>')).toBe('<p>Goa</p>');
  expect(opened.windows).toBe(1);
});
