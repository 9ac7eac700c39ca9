import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readCoverPicture } from '../server/modules/destinations/printing/readCoverPicture.ts';
import { storeImage } from '../server/modules/uploads/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { CommandContext } from '../server/platform/events/events.ts';
import { loadSharp } from '../server/platform/storage/images.ts';
import type { Storage } from '../server/platform/storage/storage.ts';

/**
 * Uploads an illustration as a JPEG, as staff upload photographs, so that the worker makes its smaller variants.
 * @returns the path of the upload; the illustration's own where its file is not at hand
 */
export async function uploadIllustration(
  dependencies: { db: Database; storage: Storage },
  path: string,
  context: CommandContext,
): Promise<string> {
  const svg = await readCoverPicture(dependencies.storage, path);
  if (!svg) return path;
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-pictures-'));
  try {
    const name = `${basename(path, '.svg')}.jpg`;
    const file = join(folder, name);
    const sharp = await loadSharp();
    const { size } = await sharp(svg).resize({ width: 1600 }).jpeg({ quality: 88 }).toFile(file);
    const upload = { field: 'image', path: file, originalName: name, size };
    return (await storeImage(dependencies, upload, context)).path;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
