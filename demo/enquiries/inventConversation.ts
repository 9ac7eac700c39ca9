import type { StaffMember } from '../../server/modules/accounts/users/queries.ts';
import type { MessageKind } from '../../server/modules/conversations/contract.ts';
import { messageEvent, toMessageEventData } from '../../server/modules/conversations/events.ts';
import { fillVariables } from '../../server/modules/conversations/variables.contract.ts';
import type { Submission } from '../../server/modules/enquiries/Enquiry.ts';
import { htmlToText } from '../../server/platform/text/sanitizeHtml.ts';
import type { Random } from '../random.ts';
import type { DemoEvent } from '../storeEvents.ts';
import type { Step } from './handleEnquiry.ts';
import type { ConversationTexts } from './readConversationTexts.ts';

/** An enquiry that was stored. */
export type Subject = Pick<Submission, 'channel' | 'name' | 'email' | 'subject' | 'destination'> & {
  id: number;
  reference: string;
};

export type Message = { id: number; enquiry_id: number; kind: MessageKind; created_at: Date } & Record<
  string,
  unknown
>;

/**
 * The conversation while staff handled an enquiry: a reply where its status became `replied`, and some calls before.
 * Rows and events are those that commands record.
 */
export function inventConversation(
  random: Random,
  texts: ConversationTexts,
  subject: Subject,
  steps: readonly Step[],
  nextId: () => number,
): { messages: Message[]; events: DemoEvent[] } {
  const messages: Message[] = [];
  const events: DemoEvent[] = [];
  for (const { event, actor, at } of steps) {
    if (event.type !== 'enquiry.status_changed') continue;
    const { to } = event.data;
    if (to === 'in_progress' && random.chance(0.35)) {
      const kind = random.chance(0.75) ? 'call' : 'whatsapp';
      const message = toContact(random, texts, subject, kind, { id: nextId(), actor, at });
      messages.push(message);
      events.push({
        event: messageEvent(`${kind}.logged`, subject.id, toMessageEventData(subject, message.id)),
        actor,
        at,
      });
    }
    if (to !== 'replied') continue;
    const message = toReply(random, texts, subject, { id: nextId(), actor, at });
    messages.push(message);
    const facts = toMessageEventData(subject, message.id);
    events.push({ event: messageEvent('reply.queued', subject.id, facts), actor, at: before(at, 11) });
    events.push({ event: messageEvent('reply.released', subject.id, facts), actor: null, at: before(at, 1) });
    events.push({ event: messageEvent('reply.sent', subject.id, facts), actor, at });
  }
  return { messages, events };
}

type Written = { id: number; actor: StaffMember; at: Date };

const before = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);

function toReply(
  random: Random,
  texts: ConversationTexts,
  subject: Subject,
  { id, actor, at }: Written,
): Message {
  const { name, reference, destination } = subject;
  const values = { name, reference, destination, price: null, my_name: actor.name };
  const html = fillVariables(random.pick(texts.replies[destination ? 'place' : 'open']), values);
  return {
    id,
    enquiry_id: subject.id,
    kind: 'reply',
    direction: 'outgoing',
    state: 'sent',
    html,
    author_id: actor.id,
    author_name: actor.name,
    recipient: subject.email,
    body: htmlToText(html),
    subject: `Re: ${subject.subject} [${reference}]`,
    message_id: `<demo-${id}@safarnama.example>`,
    send_after: before(at, 1),
    sent_at: at,
    created_at: before(at, 11),
  };
}

function toContact(
  random: Random,
  texts: ConversationTexts,
  subject: Subject,
  kind: 'call' | 'whatsapp',
  { id, actor, at }: Written,
): Message {
  return {
    id,
    enquiry_id: subject.id,
    kind,
    state: 'logged',
    direction: kind === 'call' ? 'outgoing' : 'incoming',
    body: random.pick(kind === 'call' ? texts.calls : texts.whatsapp),
    author_id: actor.id,
    author_name: actor.name,
    created_at: at,
  };
}

/** Makes the newest reply one that the mail server refused, so that the desk shows what can be done about it. */
export function failNewestReply(
  messages: Message[],
  events: DemoEvent[],
  subjects: ReadonlyMap<number, Subject>,
): void {
  const newest = messages
    .filter(({ kind }) => kind === 'reply')
    .reduce<Message | undefined>(
      (last, one) => (last && last.created_at > one.created_at ? last : one),
      undefined,
    );
  const subject = newest && subjects.get(newest.enquiry_id);
  if (!newest || !subject) return;
  const reason = '550 5.1.1 No such mailbox';
  Object.assign(newest, { state: 'failed', state_reason: reason, sent_at: null });
  const sent = events.find(
    ({ event }) => event.type === 'reply.sent' && event.data['messageId'] === newest.id,
  );
  if (sent) {
    sent.event = messageEvent('reply.failed', subject.id, {
      ...toMessageEventData(subject, newest.id),
      reason,
    });
    sent.actor = null;
  }
}
