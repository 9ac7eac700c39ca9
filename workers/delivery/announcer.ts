import { dashboardChannel } from '../../server/modules/dashboard/channels.ts';
import type { Database } from '../../server/platform/db/db.ts';

const batchMs = 10;
/** Postgres accepts payloads below 8000 bytes. */
const maxPayloadLength = 7000;

/**
 * Notifies the dashboards which events were consumed, batched over 10 ms. A list that is too long becomes an empty
 * payload: the listener then queries the table.
 */
export function createAnnouncer(db: Database): (eventId: number) => void {
  let batch = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  return (eventId) => {
    batch.add(eventId);
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      const list = [...batch].join(',');
      batch = new Set();
      // A lost announcement only causes a delay: dashboards read again when they reconnect or are refreshed.
      db.raw('select pg_notify(?, ?)', [dashboardChannel, list.length > maxPayloadLength ? '' : list]).catch(
        () => undefined,
      );
    }, batchMs);
  };
}
