import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useFolder } from '../testing/useFolder.ts';
import { inlineFirstViewDrawings } from './inlineFirstViewDrawings.ts';

const folder = useFolder();
beforeAll(async () => {
  await mkdir(join(folder.path, 'pictures'));
  await writeFile(join(folder.path, 'pictures/sun.svg'), '<svg>\n  <path fill="#fa0"/>\n</svg>\n');
});

const sun = 'data:image/svg+xml,%3Csvg%3E%20%3Cpath%20fill=%22%23fa0%22/%3E%20%3C/svg%3E';

it('inlines a drawing of high priority and drops its preload hint', async () => {
  const inlineDrawings = inlineFirstViewDrawings(folder.path);
  const page =
    '<link rel="preload" as="image" href="/pictures/sun.svg"/><link rel="preload" as="image" href="/uploads/1.jpg"/>' +
    '<picture><source media="(max-width: 767px)" srcSet="/pictures/sun.svg"/>' +
    '<img src="/uploads/1.jpg" fetchPriority="high"/></picture><img fetchPriority="high" src="/pictures/sun.svg"/>';
  expect(await inlineDrawings(page)).toBe(
    '<link rel="preload" as="image" href="/uploads/1.jpg"/>' +
      `<picture><source media="(max-width: 767px)" srcSet="${sun}"/>` +
      `<img src="/uploads/1.jpg" fetchPriority="high"/></picture><img fetchPriority="high" src="${sun}"/>`,
  );
});

it('does not change pictures that load lazily, are missing, or belong to an article', async () => {
  const inlineDrawings = inlineFirstViewDrawings(folder.path);
  const page =
    '<img src="/pictures/sun.svg" loading="lazy"/><img src="/pictures/moon.svg" fetchPriority="high"/>' +
    '<img src="/pictures/sun.svg" fetchpriority="high">';
  expect(await inlineDrawings(page)).toBe(page);
});
