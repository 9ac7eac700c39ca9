import type { Context } from 'koa';
import { notFound } from '../../platform/errors.ts';
import { readIfStored, type Storage } from '../../platform/storage/storage.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const folders = ['images', 'brochures'];
const fileName = new RegExp(`^(${uuid})(-\\d+)?\\.(jpg|png|webp|avif|pdf|docx?)$`);

/**
 * Sends a stored file. Its name is random and its content never changes, so it can be cached indefinitely. For a copy
 * that the worker has not made yet, it sends the original, uncached.
 * @throws AppError 404
 */
export async function sendUpload(
  storage: Storage,
  { folder, name }: { folder: string; name: string },
  ctx: Context,
): Promise<undefined> {
  const [, id, variant, extension = ''] = fileName.exec(name) ?? [];
  if (!id || !folders.includes(folder)) throw notFound();
  const candidates = variant ? [name, ...['jpg', 'png', 'webp'].map((type) => `${id}.${type}`)] : [name];
  for (const candidate of candidates) {
    const found = await readIfStored(storage, `uploads/${folder}/${candidate}`);
    if (!found) continue;
    const isItself = candidate === name;
    if (folder === 'brochures') ctx.attachment(candidate);
    ctx.type = isItself ? extension : (candidate.split('.').at(-1) ?? '');
    ctx.length = found.size;
    ctx.set('Cache-Control', isItself ? 'public, max-age=31536000, immutable' : 'no-store');
    ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    ctx.remove('Vary');
    ctx.body = found.stream;
    return undefined;
  }
  throw notFound();
}
