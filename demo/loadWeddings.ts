import { createWedding } from '../server/modules/weddings/commands/createWedding.ts';
import { weddingCreateSchema } from '../server/modules/weddings/contract.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';
import { uploadIllustration } from './uploadIllustration.ts';
import { weddings } from './weddings.ts';

export async function loadWeddings(
  db: Database,
  storage: Storage,
  { manager }: DemoStaff,
  now: Date,
): Promise<void> {
  for (const [index, { slug, upload_picture, ...wedding }] of weddings.entries()) {
    const context = demoContext(toMoment(now, 100 - index, 12), manager);
    const upload = (path: string) => uploadIllustration({ db, storage }, path, context);
    const images = upload_picture ? await Promise.all(wedding.images.map(upload)) : wedding.images;
    const fields = weddingCreateSchema.parse({ ...wedding, images });
    await createWedding(db, { ...fields, wishedSlug: slug }, context);
  }
}
