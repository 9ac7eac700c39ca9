import type { ActivityType } from '../../server/modules/dashboard/contract.ts';
import type { ByType } from '../delivery/eventSql.ts';
import type { subscriptions } from '../subscriptions.ts';

/** One line of the feed, who did what in words for the staff: the SQL of each of its columns. */
export type ActivityLine = {
  type: string;
  action: string;
  /** The actor's name unless it is given here. */
  user?: string;
  status?: string;
  details?: string;
  email?: string;
  phone?: string;
  destination?: string;
  package?: string;
  priority?: string;
};

const text = (words: string) => `'${words}'`;
const kind = (type: ActivityType) => text(type);
const ofChannel = (channel: string, booking: string, contact: string) =>
  `case ${channel} when 'booking' then ${text(booking)} else ${text(contact)} end`;
const enquiryKind = (channel: string) =>
  ofChannel(channel, 'booking' satisfies ActivityType, 'enquiry' satisfies ActivityType);
const spoken = (status: string) => `replace(${status}, '_', ' ')`;

/** The events with a line in the feed. An erasure has none: it updates other lines. */
type LineEvent = Exclude<(typeof subscriptions)['activity'][number], 'personal_data.erased'>;

export const activityLines: ByType<LineEvent, ActivityLine> = {
  'enquiry.submitted': (fact) => ({
    type: enquiryKind(fact('channel')),
    action: ofChannel(fact('channel'), 'sent a booking enquiry', 'sent a message'),
    user: fact('name'),
    status: text('new'),
    details: fact('subject'),
    email: fact('email'),
    phone: fact('phone'),
    destination: fact('destination'),
    package: fact('travelType'),
    priority: text('medium'),
  }),
  'enquiry.status_changed': (fact) => ({
    type: enquiryKind(fact('channel')),
    action: `'set the enquiry of ' || ${fact('name')} || ' to ' || ${spoken(fact('to'))}`,
    status: fact('to'),
  }),
  'enquiry.priority_changed': (fact) => ({
    type: enquiryKind(fact('channel')),
    action: `'gave the enquiry of ' || ${fact('name')} || ' ' || ${fact('to')} || ' priority'`,
    priority: fact('to'),
  }),
  'enquiry.note_added': (fact) => ({
    type: enquiryKind(fact('channel')),
    action: `'added a note to the enquiry of ' || ${fact('name')}`,
  }),
  'enquiry.assigned': (fact) => ({
    type: enquiryKind(fact('channel')),
    action: `coalesce('assigned the enquiry of ' || ${fact('name')} || ' to ' || ${fact('to')},
      'unassigned the enquiry of ' || ${fact('name')})`,
  }),
  'enquiry.deleted': (fact) => ({
    type: enquiryKind(fact('channel')),
    action: `'deleted enquiry ' || ${fact('reference')}`,
  }),
  'user.created': (fact) => ({
    type: kind('registration'),
    action: `'created the account of ' || ${fact('name')}`,
    email: fact('email'),
  }),
  'user.deleted': (fact) => ({
    type: kind('registration'),
    action: `'deleted the account of ' || ${fact('name')}`,
  }),
  'subscriber.subscribed': (fact) => ({
    type: kind('newsletter'),
    action: text('subscribed to the newsletter'),
    user: fact('email'),
    email: fact('email'),
    status: text('pending'),
  }),
  'subscriber.verified': (fact) => ({
    type: kind('newsletter'),
    action: text('confirmed the newsletter'),
    user: fact('email'),
    email: fact('email'),
    status: text('verified'),
  }),
  'subscriber.unsubscribed': (fact) => ({
    type: kind('newsletter'),
    // Staff who unsubscribe somebody are named, and so is whom they unsubscribed.
    action: `'unsubscribed ' || case when actor is null then '' else ${fact('email')} || ' ' end || 'from the newsletter'`,
    user: `coalesce(actor ->> 'name', ${fact('email')})`,
    email: fact('email'),
    status: text('unsubscribed'),
  }),
};
