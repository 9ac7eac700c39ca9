import { createHash } from 'node:crypto';
import { advisoryLocks } from '../../../platform/db/advisoryLocks.ts';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { getSettings } from '../../settings/queries.ts';
import { brochureEdition, printedBrochureKey } from '../brochure.ts';
import { destinationEvent } from '../events.ts';
import { agencySchema } from '../printing/agency.ts';
import { drawBrochure } from '../printing/drawBrochure.ts';
import { isPrintable } from '../printing/letters.ts';
import { readCoverPicture } from '../printing/readCoverPicture.ts';
import { type DestinationRecord, destinationFields, getDestination } from '../queries.ts';

/** Of `image_details` a brochure shows only the focal point. */
const unprinted: string[] = [
  'type',
  'image_details',
  'gallery',
  'available_dates',
  'trip_count',
  'themes',
  'group_types',
  'latitude',
  'longitude',
  'featured',
  'is_active',
  'sort_order',
  'meta_title',
  'meta_description',
  'brochure_path',
  'brochure_filename',
  'brochure_size',
];
const printedFields = destinationFields.filter((field) => !unprinted.includes(field));

/** A destination that has an itinerary and no uploaded brochure, and whose letters are all in the fonts. */
const needsBrochure = ({ itineraries, brochure_path }: DestinationRecord, content: string) =>
  itineraries.length > 0 && !brochure_path && isPrintable(content);

/**
 * Prints the brochure of a destination unless the printed one has the same content, and removes that of a destination
 * that no longer needs one or is deleted.
 */
export async function printBrochure(
  { db, storage }: { db: Database; storage: Storage },
  id: number,
  context: Context,
): Promise<void> {
  const key = printedBrochureKey(id);
  await transaction(db, async (trx) => {
    // One job at a time per destination, so that the file printed last contains the last change.
    await trx.raw('select pg_advisory_xact_lock(?, ?)', [advisoryLocks.brochures, id]);
    const destination = await getDestination(trx, id, { inactiveToo: true });
    if (!destination) return storage.remove(key);
    const { printed_brochure, printed_edition } = destination;
    const writeHash = async (hash: string | null) => {
      const printed = { printed_brochure: hash, printed_edition: brochureEdition };
      if (hash === printed_brochure && printed_edition === brochureEdition) return;
      await trx('destinations').where({ id }).update(printed);
    };
    const agency = agencySchema.parse(await getSettings(trx));
    const { focal_x, focal_y } = destination.image_details;
    const fields = printedFields.map((field) => destination[field]);
    const content = JSON.stringify([brochureEdition, fields, focal_x, focal_y, agency]);
    if (!needsBrochure(destination, content)) {
      // Even without a hash: a worker that was killed before its commit leaves the file that it has written. Before the
      // row is locked, so that staff who save it do not wait for the storage.
      await storage.remove(key);
      return writeHash(null);
    }
    const hash = createHash('sha256').update(content).digest('hex');
    if (hash === printed_brochure) return writeHash(hash);
    const file = await drawBrochure(destination, agency, await readCoverPicture(storage, destination.image));
    await storage.putBuffer(key, file);
    await writeHash(hash);
    const facts = { name: destination.name, size: file.length };
    await record(trx, destinationEvent('destination.brochure_printed', id, facts), context);
  });
}
