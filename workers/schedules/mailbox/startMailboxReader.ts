import { randomUUID } from 'node:crypto';
import type { ImapFlow } from 'imapflow';
import {
  leaseMailbox,
  releaseMailbox,
  reportMailbox,
} from '../../../server/modules/conversations/inbound/commands/leaseMailbox.ts';
import { processedFolder } from '../../../server/modules/conversations/inbound/contract.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { Logger } from '../../../server/platform/observability/logger.ts';
import { describeImapError, type Mailbox } from '../../../server/platform/openMailbox.ts';
import { repeatWork, type Stoppable } from '../../../server/platform/process/repeatWork.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { storeNewMails } from './storeNewMails.ts';

type Dependencies = { db: Database; storage: Storage; mailbox: Mailbox; logger: Logger; everyMs: number };

const slowestRetryMs = 300_000;
/** While the server only refuses something, such as a mail: the others must not wait long. */
const slowestReadMs = 60_000;

/**
 * Reads a mailbox at an interval over one connection, which is reopened after a failure. After failures of the
 * connection the pauses grow to five minutes, because mail servers lock accounts that fail to sign in too often.
 */
export function startMailboxReader({ db, storage, mailbox, logger, everyMs }: Dependencies): Stoppable {
  const workerId = randomUUID();
  let client: ImapFlow | undefined;
  let failures = 0;
  let retryAt = 0;

  const read = async (isStopping: () => boolean) => {
    if (performance.now() < retryAt) return;
    const mayContinue = async () => !isStopping() && (await leaseMailbox(db, mailbox.name, workerId));
    if (!(await mayContinue())) return client?.close();
    try {
      if (!client?.usable) {
        client = await mailbox.connect();
        await client.connect();
        await client.mailboxCreate(processedFolder);
        await client.mailboxOpen(mailbox.folder);
      }
      await storeNewMails(client, { db, storage }, mayContinue);
      await reportMailbox(db, workerId, null);
      failures = 0;
    } catch (error) {
      const longestMs = client?.usable ? slowestReadMs : slowestRetryMs;
      client?.close();
      if (isStopping()) return;
      failures += 1;
      retryAt = performance.now() + Math.min(everyMs * 2 ** failures, longestMs);
      const problem = describeImapError(error);
      // The error itself may contain data that was sent to the server.
      logger.warn({ problem }, 'the mailbox could not be read, and will be tried again');
      await reportMailbox(db, workerId, problem);
    }
  };
  const reading = repeatWork({ everyMs, logger, failure: 'the mailbox could not be read' }, read);
  return {
    async stop() {
      const stopped = reading.stop();
      client?.close(); // a command that waits for the server fails, which ends the turn
      await stopped;
      await releaseMailbox(db, workerId).catch(() => undefined);
    },
  };
}
