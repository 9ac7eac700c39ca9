import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { notFound } from '../platform/errors.ts';
import type { RequestState } from '../platform/http/state.ts';
import { brand } from '../platform/palette.contract.ts';
import { loadSharp } from '../platform/storage/images.ts';
import { readIfStored, type Storage } from '../platform/storage/storage.ts';

/** The size that chat previews require: 1200 × 630, JPEG, well below 300 KB. */
const size = { width: 1200, height: 630 };
const maxCachedImages = 200;

/**
 * No part is empty or starts with a dot: another spelling of a path would be converted and cached again. For the same
 * reason the focal point is in steps of ten.
 */
const sharePath =
  /^\/share(?:\/(0|[1-9]0|100)-(0|[1-9]0|100))?(\/(?:pictures|uploads)(?:\/[\w-][\w.-]*)+)\.jpg$/;

/**
 * `/share/pictures/destinations/goa.jpg` is the picture `/pictures/destinations/goa.svg` (or `.jpg`, `.webp`, …) as
 * chats and social sites can show it; `/share/uploads/images/….jpg` the same for an upload. `/share/50-10/…` is cropped
 * around the focal point at 50 % from the left and 10 % from the top, otherwise around the centre.
 */
export function shareImages(clientDir: string, storage: Storage): Middleware<RequestState> {
  const images = new LRUCache<string, Buffer>({ max: maxCachedImages, fetchMethod: convert });

  async function convert(address: string): Promise<Buffer> {
    const [, x = 50, y = 50, path = ''] = sharePath.exec(address) ?? [];
    const source = await findPicture(clientDir, storage, path);
    if (!source) throw notFound();
    const sharp = await loadSharp();
    const picture = sharp(source, { density: 96, limitInputPixels: 50_000_000 });
    const { width, height } = await picture.metadata();
    const scale = Math.max(size.width / width, size.height / height);
    const covering = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return picture
      .resize({ ...covering, fit: 'fill' })
      .extract({
        // like object-position in CSS, which crops the pictures on pages
        left: Math.round(((covering.width - size.width) * Number(x)) / 100),
        top: Math.round(((covering.height - size.height) * Number(y)) / 100),
        ...size,
      })
      .flatten({ background: brand.sand })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
  }

  return async (ctx, next) => {
    if (!sharePath.test(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const image = await images.fetch(ctx.path);
    ctx.type = 'image/jpeg';
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = image;
  };
}

const endings = ['.svg', '.jpg', '.jpeg', '.png', '.webp'];

async function findPicture(clientDir: string, storage: Storage, path: string): Promise<Buffer | null> {
  for (const ending of endings) {
    const file = resolve(join(clientDir, `${path}${ending}`));
    if (!file.startsWith(resolve(clientDir) + sep)) return null;
    const bytes = await readFile(file).catch(() => null);
    if (bytes) return bytes;
    if (!path.startsWith('/uploads/images/')) continue;
    const upload = await readIfStored(storage, `${path.slice(1)}${ending}`);
    if (upload) return buffer(upload.stream);
  }
  return null;
}
