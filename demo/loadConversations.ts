import {
  createSavedReply,
  toSavedReplyRow,
} from '../server/modules/conversations/commands/manageSavedReplies.ts';
import type { Transaction } from '../server/platform/db/db.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { Step } from './enquiries/handleEnquiry.ts';
import {
  failNewestReply,
  inventConversation,
  type Message,
  type Subject,
} from './enquiries/inventConversation.ts';
import { readConversationTexts } from './enquiries/readConversationTexts.ts';
import type { DemoStaff } from './loadStaff.ts';
import { seededRandom } from './random.ts';
import { type DemoEvent, drawIds, rowsAtOnce, storeEvents } from './storeEvents.ts';

/** An enquiry, and what staff did with it. */
export type Handling = { subject: Subject; steps: readonly Step[] };

/** Replies and calls that belong to the handling of enquiries, and the saved replies of staff. */
export async function loadConversations(
  trx: Transaction,
  handlings: readonly Handling[],
  { manager }: DemoStaff,
  now: Date,
): Promise<void> {
  const texts = await readConversationTexts();
  const random = seededRandom(20_261_122);
  const ids = await drawIds(trx, 'conversation_messages', 2 * handlings.length);
  const nextId = () => ids.shift() ?? 0; // an enquiry has two messages at most
  const messages: Message[] = [];
  const events: DemoEvent[] = [];
  for (const { subject, steps } of handlings) {
    const said = inventConversation(random, texts, subject, steps, nextId);
    messages.push(...said.messages);
    events.push(...said.events);
  }
  failNewestReply(messages, events, new Map(handlings.map(({ subject }) => [subject.id, subject])));
  await trx.batchInsert('conversation_messages', messages, rowsAtOnce);
  await storeEvents(trx, events);
  const editor = { context: demoContext(toMoment(now, 100, 11), manager), mayShare: true };
  for (const reply of texts.saved_replies)
    await createSavedReply(trx, await toSavedReplyRow({ ...reply, shared: true }, editor), editor);
}
