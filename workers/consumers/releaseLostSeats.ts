import type { RecordedEvent } from '../../server/modules/events.ts';
import { releaseSeats } from '../../server/modules/seats/commands/releaseSeats.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { consumeOnce } from '../delivery/consumeOnce.ts';

/** Releases the seats of an enquiry that was lost or deleted, and of those that were erased, once. */
export async function releaseLostSeats(db: Database, event: RecordedEvent): Promise<void> {
  const ids = event.type === 'personal_data.erased' ? event.data.enquiries : [event.entity.id];
  await consumeOnce(db, 'seats', [event], (trx) =>
    releaseSeats(trx, ids, { actor: null, now: new Date(), requestId: event.requestId }),
  );
}
