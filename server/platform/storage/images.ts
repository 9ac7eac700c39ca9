import { buffer } from 'node:stream/consumers';
import { fileTypeFromFile } from 'file-type';
import type { ImageVariant } from './pictures.contract.ts';
import type { Storage } from './storage.ts';

/** A sanitised picture: metadata (place, camera, person) is removed and the rotation applied. */
export type CleanImage = {
  content: Buffer;
  mime: string;
  extension: 'jpg' | 'png' | 'webp';
  width: number;
  height: number;
};

/** sharp is loaded with the first picture: it is native code, and large. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time per thread, and no cache, to limit memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const isKnown = (mime: string | undefined): mime is keyof typeof extensions =>
  mime !== undefined && mime in extensions;

/** Maximum number of pixels of the longer side: no page shows more. */
const maxSide = 2560;

/**
 * Validates the content of a file and re-encodes it.
 * @returns the image, or why it was refused: `wrong-type` when it is not a JPEG, PNG or WebP, `damaged` when it is
 * not a readable or complete one, `too-many-pixels`
 */
export async function cleanImage(
  path: string,
  maxPixels: number,
): Promise<CleanImage | 'wrong-type' | 'damaged' | 'too-many-pixels'> {
  const mime = (await fileTypeFromFile(path))?.mime;
  if (!isKnown(mime)) return 'wrong-type';
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'too-many-pixels';
    const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const extension = extensions[mime];
    const encoded = {
      jpg: () => image.jpeg({ quality: 85, mozjpeg: true }),
      png: () => image.png({ compressionLevel: 9 }),
      webp: () => image.webp({ quality: 85 }),
    }[extension]();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { content: data, mime, extension, width: info.width, height: info.height };
  } catch {
    return 'damaged';
  }
}

const toStorageKey = (path: string) => path.replace(/^\//, '');

/**
 * Creates the smaller copies of a stored picture. Repeating it creates the same files; a picture is never enlarged.
 * @throws AppError 404 when the picture no longer exists
 */
export async function makeVariants(storage: Storage, path: string, variants: ImageVariant[]): Promise<void> {
  const { stream } = await storage.read(toStorageKey(path));
  const original = await buffer(stream);
  const sharp = await loadSharp();
  for (const { path: variantPath, width, format } of variants) {
    const smaller = sharp(original).resize({ width, withoutEnlargement: true });
    const encoded =
      format === 'avif' ? smaller.avif({ quality: 55, effort: 3 }) : smaller.webp({ quality: 78 });
    await storage.putBuffer(toStorageKey(variantPath), await encoded.toBuffer());
  }
}
