import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isForTests = (path: string) => /\.test\.tsx?$|\/testing$/.test(path);

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found || isForTests(path)) return [];
  if (!found.isDirectory()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => listFiles(join(path, name))))).flat();
}

/** A hash over the names and contents of files and of everything in folders, except what only tests use. */
export async function inputHash(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(paths.map(listFiles))).flat().sort()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}
