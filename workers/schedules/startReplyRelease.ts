import {
  releaseBatchSize,
  releaseDueReplies,
} from '../../server/modules/conversations/commands/releaseDueReplies.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';

/** Releases the replies that can no longer be undone. They wait in Postgres, where no queue can lose them. */
export const startReplyRelease = (db: Database, logger: Logger): Stoppable =>
  repeatWork({ everyMs: 500, logger, failure: 'replies could not be released' }, async (isStopping) => {
    while (!isStopping() && (await releaseDueReplies(db, new Date())) >= releaseBatchSize);
  });
