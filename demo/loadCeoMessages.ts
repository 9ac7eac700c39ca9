import { activateCeoMessage, writeCeoMessage } from '../server/modules/ceo/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import { ceoMessages } from './ceoMessages.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

/** The daily messages, oldest first: each was shown until the next one came. */
export async function loadCeoMessages(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  const oldestFirst = [...ceoMessages].sort((a, b) => b.days_ago - a.days_ago);
  let shown: number | undefined;
  for (const { message, days_ago, is_active } of oldestFirst) {
    const context = demoContext(toMoment(now, days_ago, 9), manager);
    const id = await writeCeoMessage(db, { message }, context);
    await activateCeoMessage(db, id, context);
    if (is_active) shown = id;
  }
  if (shown !== undefined) await activateCeoMessage(db, shown, demoContext(toMoment(now, 0, 9), manager));
}
