import { createHash } from 'node:crypto';
import { advisoryLocks } from '../../../platform/db/advisoryLocks.ts';
import { announceEvents } from '../../../platform/db/announceEvents.ts';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
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

/** A destination, and the hash of the content of its brochure; null when it needs none. */
async function readBrochureContent(db: Database, id: number) {
  const destination = await getDestination(db, id, { includeInactive: true });
  if (!destination) return null;
  const agency = agencySchema.parse(await getSettings(db));
  const { focal_x, focal_y } = destination.image_details;
  const fields = printedFields.map((field) => destination[field]);
  const content = JSON.stringify([brochureEdition, fields, focal_x, focal_y, agency]);
  const hash = needsBrochure(destination, content)
    ? createHash('sha256').update(content).digest('hex')
    : null;
  return { destination, agency, hash };
}

/**
 * Prints the brochure of a destination unless the printed one has the same content, and removes that of a destination
 * that no longer needs one or is deleted.
 */
export async function printBrochure(
  { db, storage }: { db: Database; storage: Storage },
  id: number,
  context: CommandContext,
): Promise<void> {
  const key = printedBrochureKey(id);
  // Before the transaction, because drawing takes a while.
  const content = await readBrochureContent(db, id);
  const file =
    content?.hash && content.hash !== content.destination.printed_brochure
      ? await drawBrochure(
          content.destination,
          content.agency,
          await readCoverPicture(storage, content.destination.image),
        )
      : null;
  const isDone = await transaction(db, async (trx) => {
    // One job at a time per destination, so that the file written last contains the last change.
    await trx.raw('select pg_advisory_xact_lock(?, ?)', [advisoryLocks.brochures, id]);
    const current = await readBrochureContent(trx, id);
    // Even without a hash: a worker that was killed before its commit leaves the file that it has written. Before the
    // row is locked, so that staff who save it do not wait for the storage.
    if (!current?.hash) await storage.remove(key);
    if (!current) return true;
    const { destination, hash } = current;
    const { name, printed_brochure, printed_edition } = destination;
    const isPrinted = hash === printed_brochure;
    if (hash && !isPrinted) {
      // It has changed since it was drawn.
      if (!file || hash !== content?.hash) return false;
      await storage.putBuffer(key, file);
      const facts = { name, size: file.length };
      await record(trx, destinationEvent('destination.brochure_printed', id, facts), context);
    }
    // The pages say only whether there is one.
    if (Boolean(hash) !== Boolean(printed_brochure)) announceEvents(trx, ['destination']);
    if (!isPrinted || printed_edition !== brochureEdition)
      await trx('destinations')
        .where({ id })
        .update({ printed_brochure: hash, printed_edition: brochureEdition });
    return true;
  });
  if (!isDone) await printBrochure({ db, storage }, id, context);
}
