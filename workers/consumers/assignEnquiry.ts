import { assignByRule } from '../../server/modules/enquiries/commands/assignByRule.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import { consumeOnce } from '../delivery/consumeOnce.ts';

/** Assigns the enquiry of an event by the rules of the settings, once. */
export async function assignEnquiry(db: Database, event: RecordedEvent): Promise<void> {
  await consumeOnce(db, 'assignment', [event], (trx) =>
    assignByRule(trx, event.entity.id, createSystemContext(new Date(), event.requestId)),
  );
}
