import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDestination } from '../server/modules/destinations/commands/createDestination.ts';
import { drawBrochure } from '../server/modules/destinations/printing/drawBrochure.ts';
import { readCoverPicture } from '../server/modules/destinations/printing/readCoverPicture.ts';
import { getSettings } from '../server/modules/settings/queries.ts';
import { storeBrochure } from '../server/modules/uploads/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { addDays, toDay } from '../server/platform/text/days.contract.ts';
import { demoContext, demoZone, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';
import { mapSequentially } from './mapSequentially.ts';
import { readDestinations } from './readDestinations.ts';
import { uploadIllustration } from './uploadIllustration.ts';

/** The destinations, with their brochures printed and stored like uploads. */
export async function loadDestinations(
  db: Database,
  storage: Storage,
  { manager }: DemoStaff,
  now: Date,
): Promise<void> {
  const settings = await getSettings(db);
  const today = toDay(now, demoZone);
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-brochures-'));
  try {
    for (const [index, file] of (await readDestinations()).entries()) {
      const { slug, brochure, departures, upload_picture, ...destination } = file;
      const context = demoContext(toMoment(now, 105 - index, 11), manager);
      const { image } = destination;
      const upload = async (path: string) =>
        upload_picture ? uploadIllustration({ db, storage }, path, context) : path;
      const uploadBrochure = async () => {
        const path = join(folder, `${slug}.pdf`);
        const picture = await readCoverPicture(storage, image);
        const content = await drawBrochure(destination, settings, picture);
        await writeFile(path, content);
        const drawn = { field: 'brochure', path, originalName: `${slug}-brochure.pdf`, size: content.length };
        const stored = await storeBrochure({ db, storage }, drawn, context);
        return { brochure_path: stored.path, brochure_filename: stored.filename, brochure_size: stored.size };
      };
      const fields = {
        ...destination,
        image: await upload(image),
        gallery: await mapSequentially(destination.gallery, async (picture) => ({
          ...picture,
          image: await upload(picture.image),
        })),
        available_dates: departures.map(({ days_from_now, ...departure }) => ({
          ...departure,
          date: addDays(today, days_from_now),
          end_date: null,
        })),
        ...(brochure ? await uploadBrochure() : {}),
      };
      await createDestination(db, { ...fields, requestedSlug: slug }, context);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
