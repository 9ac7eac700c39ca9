import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measures } from '../../client/src/ui/theme/tokens.ts';
import { sourceFiles } from './sourceFiles.ts';

const styleSheets = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `client/src/${name.replaceAll('\\', '/')}`);
const pages = ['client/index.html', 'client/admin.html'];

/** Excluded: the palette itself, tests, and data such as the demo's texts and drawings. */
const isExempt = (file: string) =>
  file === 'server/platform/palette.contract.ts' ||
  /^(e2e|bench|scripts|demo|server\/testing)\//.test(file) ||
  /\.test\.tsx?$/.test(file);

const names =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|crimson|tomato|salmon|coral|beige|ivory';
const rawColour = new RegExp(
  [
    // Hexadecimal, but neither an HTML entity nor a number of an issue or an address's fragment.
    String.raw`(?<![&\w/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])`,
    String.raw`\b(?:rgb|hsl)a?\(\s*\d`,
    String.raw`\b(?:color|background|fill|stroke|border|outline)[\w-]*['"]?\s*[:=]\s*[^;{}\n]*?['"\s](?:${names})\b(?![-.\w])`,
  ].join('|'),
  'i',
);

test('colours are written only in the palette', () => {
  const files = [...sourceFiles(), ...styleSheets, ...pages].filter((file) => !isExempt(file));
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, place) => (rawColour.test(line) ? [`${file}:${place + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

/** `--mui-space-4` and the like: the theme's measures as CSS variables. */
const measureNames = Object.entries(measures).flatMap(([group, values]) =>
  Object.keys(values).map((name) => `--mui-${group}-${name}`),
);

test('style sheets use only variables that exist', () => {
  const isKnown = (name: string, css: string) =>
    measureNames.includes(name) ||
    /^--mui-(palette|zIndex)-/.test(name) ||
    css.includes(`${name}:`) ||
    name === '--tile';
  const unknown = styleSheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    return used
      .filter((name) => !isKnown(name, css) && name !== '--rough-height')
      .map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('media queries count in em, so that large letters have room', () => {
  const inPixels = [...styleSheets, ...sourceFiles()].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*\((?:min|max)-(?:width|height): *\d+px\)/g)].map(
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(inPixels).toEqual([]);
});
