import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=777', 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

/** Whether this account may mount a small file system. */
export const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-mount-'));
  const mounted = mount(folder);
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true });
  return mounted;
})();

if (!canMount)
  process.stderr.write('No file system can be mounted here: tests of a full disk are skipped.\n');

/** A real disk of 8 MB. */
export type SmallDisk = {
  readonly folder: string;
  /** Fills it until the test ends. */
  fill(): Promise<void>;
  /** Makes room again. */
  empty(): Promise<void>;
};

/** Mounts a small disk before the tests of this file (or block), and unmounts it after them. */
export function useSmallDisk(): SmallDisk {
  let folder = '';
  const filler = () => join(folder, 'filler');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safarnama-disk-'));
    if (!mount(folder)) throw new Error(`Nothing can be mounted at ${folder}`);
  });
  const empty = () => rm(filler(), { force: true });
  afterEach(empty);
  afterAll(async () => {
    unmount(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler(), Buffer.alloc(bavail * bsize));
    },
    empty,
  };
}
