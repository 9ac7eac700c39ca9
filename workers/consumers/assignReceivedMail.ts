import { assignInboundMail } from '../../server/modules/conversations/inbound/commands/assignInboundMail.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { databaseTime } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import { markConsumed } from '../delivery/consumeOnce.ts';

/** Adds a received mail to its thread. Its state guards against repetition, so the inbox row comes last. */
export async function assignReceivedMail(
  dependencies: Parameters<typeof assignInboundMail>[0],
  event: RecordedEvent,
): Promise<void> {
  const context = createSystemContext(await databaseTime(dependencies.db), event.requestId);
  await assignInboundMail(dependencies, event.entity.id, context);
  await markConsumed(dependencies.db, 'inbound', event.id);
}
