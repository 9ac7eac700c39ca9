import { z } from 'zod';
import { activateCeoMessage, createCeoMessage } from '../server/modules/ceo/commands.ts';
import { ceoMessageInputSchema } from '../server/modules/ceo/contract.ts';
import type { Database } from '../server/platform/db/db.ts';
import { readRecord } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

const schema = z.object({
  messages: z.array(ceoMessageInputSchema.extend({ is_active: z.boolean(), days_ago: z.int().positive() })),
});

/** The daily messages, oldest first: each was shown until the next one came. */
export async function loadCeoMessages(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  const { messages } = await readRecord('ceo-messages.json', schema);
  const oldestFirst = messages.toSorted((a, b) => b.days_ago - a.days_ago);
  let shown: number | undefined;
  for (const { days_ago, is_active, ...message } of oldestFirst) {
    const context = demoContext(toMoment(now, days_ago, 9), manager);
    const id = await createCeoMessage(db, message, context);
    await activateCeoMessage(db, id, context);
    if (is_active) shown = id;
  }
  if (shown !== undefined) await activateCeoMessage(db, shown, demoContext(toMoment(now, 0, 9), manager));
}
