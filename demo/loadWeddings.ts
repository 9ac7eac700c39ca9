import { createWedding } from '../server/modules/weddings/commands/createWedding.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';
import { mapSequentially } from './mapSequentially.ts';
import { readWeddings } from './readWeddings.ts';
import { uploadIllustration } from './uploadIllustration.ts';

export async function loadWeddings(
  db: Database,
  storage: Storage,
  { manager }: DemoStaff,
  now: Date,
): Promise<void> {
  for (const [index, { slug, upload_picture, images = [], gallery = [], ...wedding }] of (
    await readWeddings()
  ).entries()) {
    const context = demoContext(toMoment(now, 100 - index, 12), manager);
    const upload = async (path: string) =>
      upload_picture ? uploadIllustration({ db, storage }, path, context) : path;
    const pictures = await mapSequentially(gallery, async (picture) => ({
      ...picture,
      image: await upload(picture.image),
    }));
    await createWedding(
      db,
      {
        ...wedding,
        ...(pictures.length > 0 ? { gallery: pictures } : { images: await mapSequentially(images, upload) }),
        requestedSlug: slug,
      },
      context,
    );
  }
}
