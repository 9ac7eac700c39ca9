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

/** No part is empty or starts with a dot: another spelling of a path would be converted and cached again. */
const sharePath = /^\/share(\/(?:pictures|uploads)(?:\/[\w-][\w.-]*)+)\.jpg$/;

/**
 * `/share/pictures/destinations/goa.jpg` is the picture `/pictures/destinations/goa.svg` (or `.jpg`, `.webp`, …) as
 * chats and social sites can show it; `/share/uploads/images/….jpg` the same for an upload.
 */
export function shareImages(clientDir: string, storage: Storage): Middleware<RequestState> {
  const images = new LRUCache<string, Buffer>({ max: maxCachedImages, fetchMethod: convert });

  async function convert(path: string): Promise<Buffer> {
    const source = await findPicture(clientDir, storage, path);
    if (!source) throw notFound();
    const sharp = await loadSharp();
    return sharp(source, { density: 96, limitInputPixels: 50_000_000 })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: brand.sand })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
  }

  return async (ctx, next) => {
    const path = sharePath.exec(ctx.path)?.[1];
    if (!path || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const image = await images.fetch(path);
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
