import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineFirstViewDrawings } from './inlineFirstViewDrawings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/sun.svg'), '<svg>\n  <path fill="#fa0"/>\n</svg>\n');
});
afterAll(() => rm(folder, { recursive: true }));

const sun = 'data:image/svg+xml,%3Csvg%3E%20%3Cpath%20fill=%22%23fa0%22/%3E%20%3C/svg%3E';

it('inlines a drawing of high priority and drops its preload hint', async () => {
  const inlineDrawings = inlineFirstViewDrawings(folder);
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
  const inlineDrawings = inlineFirstViewDrawings(folder);
  const page =
    '<img src="/pictures/sun.svg" loading="lazy"/><img src="/pictures/moon.svg" fetchPriority="high"/>' +
    '<img src="/pictures/sun.svg" fetchpriority="high">';
  expect(await inlineDrawings(page)).toBe(page);
});
