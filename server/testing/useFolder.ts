import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A temporary folder for the tests of this file. */
export function useFolder(): { readonly path: string } {
  let path = '';
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'safarnama-'));
  });
  afterAll(() => rm(path, { recursive: true, force: true }));
  return {
    get path() {
      return path;
    },
  };
}
