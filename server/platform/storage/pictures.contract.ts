/** Widths, in pixels, of the smaller copies that a worker makes of each picture. */
const variantWidths = [480, 960, 1600] as const;
export const variantFormats = ['avif', 'webp'] as const;
type VariantFormat = (typeof variantFormats)[number];

export type ImageVariant = { path: string; width: number; format: VariantFormat };

const uploadedPicture = /^\/uploads\/images\/([0-9a-f-]{36})\.(?:jpg|png|webp)$/;

/**
 * Paths of the copies of an uploaded picture; none for a picture from elsewhere. They are created a moment after the
 * upload; until then their addresses return the original.
 */
export function imageVariants(path: string): ImageVariant[] {
  const name = uploadedPicture.exec(path)?.[1];
  if (!name) return [];
  return variantFormats.flatMap((format) =>
    variantWidths.map((width) => ({ path: `/uploads/images/${name}-${width}.${format}`, width, format })),
  );
}
