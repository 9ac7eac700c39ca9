import { getMailboxReader } from '../../../server/modules/conversations/inbound/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { gauge } from '../../../server/platform/observability/metrics.ts';
import type { Collector } from '../../../server/platform/observability/scrape.ts';

const age = gauge('mailbox_read_age_seconds', 'Time since the mailbox of IMAP_URL was last read to its end');

/** How long ago the mailbox was read: the same in every worker, so take the maximum of them. */
export const mailboxAge = (db: Database): Collector => ({
  name: 'mailbox',
  async collect() {
    const reader = await getMailboxReader(db);
    if (reader?.age == null) age.remove();
    else age.set(reader.age);
  },
  clear: () => age.remove(),
});
