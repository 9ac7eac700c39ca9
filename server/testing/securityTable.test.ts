import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The requirements of level 1 and 2 of ASVS 5.0: each section with the numbers in it. */
const standard = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4
  6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3
  8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2
  11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2
  13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3
  16.5.1-3 17.1.1 17.2.1-4 17.3.1-2
`;

const requirements = standard
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [, name = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(section) ?? [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${name}.${Number(first) + n}`);
  });

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:V?\d)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const named = rows.flatMap(([, numbers = '']) => numbers.split(', '));
/** Chapters that do not apply as a whole. */
const chapters = named.filter((name) => name.startsWith('V')).map((name) => `${name.slice(1)}.`);

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);

describe('the table of docs/security.md', () => {
  test('has every requirement of the level once, and no other', () => {
    expect(requirements).toHaveLength(253);
    const wanted = requirements.filter((number) => !chapters.some((chapter) => number.startsWith(chapter)));
    expect(named.filter((name) => !name.startsWith('V')).sort()).toEqual(wanted.sort());
  });

  test('names tests that exist, or marks what only reading shows', () => {
    const shown = rows.filter((cells) => cells.length === 5);
    expect(shown.flatMap(([, numbers = '']) => numbers.split(', ')).length).toBeGreaterThan(150);
    for (const [, number, , proof = ''] of shown) {
      if (proof === 'reading') continue;
      const paths = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      expect(paths.length, number).toBeGreaterThan(0);
      for (const path of paths) {
        expect([number, path, existsSync(path)]).toEqual([number, path, true]);
        const tests = statSync(path).isDirectory() ? readdirSync(path).filter(isTest) : [path].filter(isTest);
        expect(tests.length, path).toBeGreaterThan(0);
      }
    }
  });
});
