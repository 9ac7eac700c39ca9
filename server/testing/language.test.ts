import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isForDevelopers, sourceFiles } from './sourceFiles.ts';

/**
 * Words that plain technical English rarely needs, and that made comments hard to read. Each has a common alternative:
 * again, anyone, nobody → no one or a rewrite, stored, next to, action, subscribed, the same.
 */
const idiom =
  /\b(anew|whoever|nobody|told|tells|asked|asks|kept|keeps|beside|deeds?|heard|unheard|whatever|alike|wants|wanted|faces|mended)\b/gi;
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
/** `toX`, `getX` and `parseX` say what a function does; `xOf` does not. */
const ofSuffix = /\b(?:function|const) [a-z][A-Za-z]*Of\b/g;

const production = sourceFiles().filter(
  (file) => /^(client\/src|server|workers|migrations|dev)\//.test(file) && !isForDevelopers(file),
);

/** How often a pattern occurs per 10,000 lines of production code. */
function perTenThousandLines(count: (text: string) => number): number {
  const texts = production.map((file) => readFileSync(file, 'utf8'));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
  return (texts.reduce((sum, text) => sum + count(text), 0) / lines) * 10_000;
}

const countIdiom = (text: string) => (text.match(comment) ?? []).join('\n').match(idiom)?.length ?? 0;

describe('the language of the code', () => {
  test('the check finds words in comments, and only there', () => {
    expect(countIdiom("/** Asked anew. */\nconst told = 'kept'; // nobody\nfetch('https://wanted')")).toBe(3);
    expect(production.length).toBeGreaterThan(500);
  });

  test('comments hold at most 8 words of idiom per 10,000 lines', () => {
    expect(perTenThousandLines(countIdiom)).toBeLessThanOrEqual(8);
  });

  test('no function has a name that ends in Of, tests included', () => {
    const found = sourceFiles().flatMap((file) =>
      (readFileSync(file, 'utf8').match(ofSuffix) ?? []).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
