import type { Readable } from 'node:stream';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type DestinationFields, destinationTexts } from './contract.ts';

type Brochure = Pick<DestinationFields, 'name' | 'brochure_path' | 'brochure_filename'> & { slug: string };

/**
 * The brochure file of a destination.
 * @throws AppError 404 with the destination's name when there is none
 */
export async function getBrochure(
  storage: Storage,
  { name, slug, brochure_path, brochure_filename }: Brochure,
): Promise<{ stream: Readable; size: number; filename: string }> {
  const missing = () => notFound(destinationTexts.noBrochure(name));
  // Staff may type any path; only uploaded brochures are read.
  if (!brochure_path || !/^\/uploads\/brochures\/[\w-]+\.(pdf|docx?)$/.test(brochure_path)) throw missing();
  const found = await storage.read(brochure_path.slice(1)).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? missing() : error;
  });
  const extension = brochure_path.split('.').at(-1) ?? 'pdf';
  return { ...found, filename: brochure_filename || `${slug}.${extension}` };
}
