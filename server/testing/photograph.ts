import { loadSharp } from '../platform/storage/images.ts';

/** Upright: twelve megapixels, as phones take them. */
const [width, height] = [3024, 4032];
/** Of the colour fields, before they are enlarged. */
const [columns, rows] = [width / 8, height / 8];

export const photographColours = { sky: [90, 150, 210], sand: [210, 180, 120] } as const;

/**
 * An upright photograph of sky above sand, stored like a phone does: rotated, with metadata about the rotation (EXIF
 * orientation 6), the phone and the place.
 */
export async function takePhotograph(): Promise<Buffer> {
  const sharp = await loadSharp();
  const pixels = sharp(paintBeach(), { raw: { width: columns, height: rows, channels: 3 } });
  return pixels
    .rotate(270)
    .resize(height, width)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Phone of Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Two fields with noise and a gradient, the same every time. */
function paintBeach(): Buffer {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const { sky, sand } = photographColours;
  return Buffer.from(
    Array.from({ length: rows * columns }, (_, pixel) => {
      const shade = 30 * ((pixel % columns) / columns - 0.5);
      const colour = pixel < (rows * columns) / 2 ? sky : sand;
      return colour.map((channel) => channel + shade + 8 * (next() - 0.5));
    }).flat(),
  );
}
