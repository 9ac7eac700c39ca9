import { createWedding } from '../server/modules/weddings/commands/createWedding.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';
import { readWeddings } from './readWeddings.ts';
import { uploadIllustration } from './uploadIllustration.ts';

export async function loadWeddings(
  db: Database,
  storage: Storage,
  { manager }: DemoStaff,
  now: Date,
): Promise<void> {
  for (const [index, { slug, upload_picture, images = [], ...wedding }] of (await readWeddings()).entries()) {
    const context = demoContext(toMoment(now, 100 - index, 12), manager);
    const upload = (path: string) => uploadIllustration({ db, storage }, path, context);
    const pictures = upload_picture ? await Promise.all(images.map(upload)) : images;
    await createWedding(db, { ...wedding, images: pictures, wishedSlug: slug }, context);
  }
}
