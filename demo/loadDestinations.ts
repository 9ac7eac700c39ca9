import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDestination } from '../server/modules/destinations/commands/createDestination.ts';
import { destinationCreateSchema } from '../server/modules/destinations/contract.ts';
import { getSettings } from '../server/modules/settings/queries.ts';
import { storeBrochure } from '../server/modules/uploads/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { addDays, toDay } from '../server/platform/text/days.ts';
import { printBrochure } from './brochure/printBrochure.ts';
import { demoContext, demoZone, toMoment } from './demoTime.ts';
import { destinations } from './destinations.ts';
import type { DemoStaff } from './loadStaff.ts';
import { uploadIllustration } from './uploadIllustration.ts';

/** The destinations, with their brochures printed and stored as uploads are. */
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
    for (const [
      index,
      { slug, brochure, available_dates, upload_picture, ...destination },
    ] of destinations.entries()) {
      const context = demoContext(toMoment(now, 105 - index, 11), manager);
      const keep = async () => {
        const path = join(folder, `${slug}.pdf`);
        await printBrochure(path, destination, settings);
        const file = { path, originalName: `${slug}-brochure.pdf`, size: (await stat(path)).size };
        const kept = await storeBrochure({ db, storage }, file, context);
        return { brochure_path: kept.path, brochure_filename: kept.filename, brochure_size: kept.size };
      };
      const fields = destinationCreateSchema.parse({
        ...destination,
        ...(upload_picture
          ? { image: await uploadIllustration({ db, storage }, destination.image, context) }
          : {}),
        available_dates: available_dates.map(({ days_from_now, seats }) => ({
          date: addDays(today, days_from_now),
          seats,
        })),
        ...(brochure ? await keep() : {}),
      });
      await createDestination(db, { ...fields, wishedSlug: slug }, context);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
