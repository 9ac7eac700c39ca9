import { z } from 'zod';
import { weddingCreateSchema } from '../server/modules/weddings/contract.ts';
import { listSlugs, readRecord } from './contentFiles.ts';

/** `upload_picture`: its pictures are uploaded as JPEGs with variants, like those of an agency. */
const schema = weddingCreateSchema.and(z.object({ upload_picture: z.boolean().default(false) }));

/** The wedding packages in the order of their list. */
export async function readWeddings() {
  const weddings = (await listSlugs('weddings')).map(async (slug) => ({
    ...(await readRecord(`weddings/${slug}.json`, schema)),
    slug,
  }));
  return (await Promise.all(weddings)).sort((a, b) => a.sort_order - b.sort_order);
}
