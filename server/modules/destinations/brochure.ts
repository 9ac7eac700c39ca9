import { hash } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound } from '../../platform/errors.ts';
import { readIfStored, type Storage } from '../../platform/storage/storage.ts';
import type { DestinationFields } from './contract.ts';
import { missingBrochureText } from './missingBrochureText.contract.ts';

type Brochure = Pick<DestinationFields, 'name' | 'brochure_path' | 'brochure_filename'> & {
  id: number;
  slug: string;
  printed_brochure: string | null;
};

/** Increase it when brochures are drawn differently: the worker then prints all of them again. */
export const brochureEdition = 3;

/**
 * Where the worker stores the printed brochure. Not below `uploads/`: the brochure of a hidden destination is not
 * public.
 */
export const printedBrochureKey = (id: number): string => `private/brochures/destination-${id}.pdf`;

export const hasBrochure = ({ brochure_path, printed_brochure }: Brochure): boolean =>
  Boolean(brochure_path || printed_brochure);

/**
 * The brochure of a destination: the uploaded file, or else the printed one.
 * @throws AppError 404 with the destination's name when there is none
 */
export async function getBrochure(
  storage: Storage,
  destination: Brochure,
): Promise<{ stream: Readable; size: number; filename: string; extension: string; etag: string }> {
  const { id, name, slug, brochure_path, brochure_filename, printed_brochure } = destination;
  const missing = () => notFound(missingBrochureText(name));
  if (!hasBrochure(destination)) throw missing();
  // Staff may type any path; only uploaded brochures are read.
  if (brochure_path && !/^\/uploads\/brochures\/[\w-]+\.(pdf|docx?)$/.test(brochure_path)) throw missing();
  const key = brochure_path ? brochure_path.slice(1) : printedBrochureKey(id);
  const found = await readIfStored(storage, key);
  if (!found) throw missing();
  const extension = extname(key);
  const uploadedName = brochure_path && (brochure_filename || `${slug}${extension}`);
  const filename = uploadedName || `${slug}-brochure.pdf`;
  // Each upload has a path of its own, and what is printed is hashed.
  const version = JSON.stringify([filename, brochure_path || printed_brochure]);
  return { ...found, filename, extension, etag: `"${hash('sha1', version, 'base64url')}"` };
}
