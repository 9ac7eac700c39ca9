import { capitalize } from '../../platform/text/capitalize.contract.ts';
import { toDay } from '../../platform/text/days.contract.ts';
import { formatCount, formatPrice } from '../../platform/text/formats.contract.ts';
import type { DomainEvent, EventType } from '../events.ts';
import { commandSentences } from '../operations/events.ts';

type DataOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>['data'];
type Sentences = { [Type in EventType]: (data: DataOf<Type>, timeZone: string) => string };

const nameEnquiry = (data: { name: string }) => `the enquiry of ${data.name}`;
const joinFields = (fields: readonly string[]) => fields.map(replaceUnderscores).join(', ');
const post = (data: { kind: string; title: string }) =>
  `the ${data.kind === 'news' ? 'news article' : 'blog post'} “${data.title}”`;
const destination = (data: { name: string }) => `the destination ${data.name}`;
const wedding = (data: { title: string }) => `the wedding package “${data.title}”`;
const review = (data: { journeyName: string }) => `a review of ${data.journeyName}`;
const savedReply = (data: { name: string; shared: boolean }) =>
  `the ${data.shared ? 'shared' : 'personal'} saved reply “${data.name}”`;
const account = (data: { name: string }) => `the account of ${data.name}`;

/** Formats `in_progress` as `in progress`. */
export const replaceUnderscores = (name: string) => name.replaceAll('_', ' ');

const listNames: Record<DataOf<'list.exported'>['list'], string> = {
  enquiries: 'enquiries',
  newsletter: 'newsletter list',
  audit_log: 'audit log',
  responses: 'response statistics',
};

/** The sentence for each event type, which continues the name of the actor. */
const sentences: Sentences = {
  'enquiry.submitted': (data) => `sent enquiry ${data.reference}: ${data.subject}`,
  'enquiry.status_changed': (data) =>
    `changed the status of ${nameEnquiry(data)} from ${replaceUnderscores(data.from)} to ${replaceUnderscores(data.to)}`,
  'enquiry.priority_changed': (data) =>
    `changed the priority of ${nameEnquiry(data)} from ${data.from} to ${data.to}`,
  'enquiry.notes_changed': (data) => `changed the notes on ${nameEnquiry(data)}`,
  'enquiry.note_added': (data) => `added a note to ${nameEnquiry(data)}`,
  'enquiry.assigned': (data) =>
    data.to ? `assigned ${nameEnquiry(data)} to ${data.to}` : `took ${nameEnquiry(data)} from ${data.from}`,
  'reply.queued': (data) => `answered ${nameEnquiry(data)}`,
  'reply.undone': (data) => `took a reply to ${nameEnquiry(data)} back`,
  'reply.released': (data) => `handed a reply to ${nameEnquiry(data)} to the mail queue`,
  'reply.sent': (data) => `sent a reply to ${nameEnquiry(data)}`,
  'reply.failed': (data) => `could not deliver a reply to ${nameEnquiry(data)}: ${data.reason}`,
  'reply.retried': (data) => `sent a failed reply to ${nameEnquiry(data)} again`,
  'call.logged': (data) => `logged a call about ${nameEnquiry(data)}`,
  'whatsapp.logged': (data) => `logged a WhatsApp message about ${nameEnquiry(data)}`,
  'saved_reply.created': (data) => `created ${savedReply(data)}`,
  'saved_reply.revised': (data) => `changed ${savedReply(data)}`,
  'saved_reply.deleted': (data) => `deleted ${savedReply(data)}`,
  'signature.changed': () => 'changed the signature of their replies',
  'web_message.received': (data) => `added a message to ${nameEnquiry(data)}`,
  'enquiry.withdrawn': (data) => `closed ${nameEnquiry(data)}, because the visitor withdrew it`,
  'enquiry.merged': (data) => `merged enquiry ${data.from} of ${data.name} into ${data.to}`,
  'enquiry.separated': (data) => `separated enquiry ${data.from} of ${data.name} from ${data.to}`,
  'mail.received': () => 'received a mail',
  'mail.retried': () => 'had a received mail assigned again',
  'customer_mail.received': (data) => `sent a mail about ${nameEnquiry(data)}`,
  'mail.bounced': (data) => `learned that mail does not reach ${data.name}: ${data.reason}`,
  'enquiry.deleted': (data) => `deleted enquiry ${data.reference} of ${data.name}`,

  'enquiry.booked': (data) =>
    `recorded enquiry ${data.reference} as booked${data.amount === null ? '' : ` for ${formatPrice(data.amount)}`}`,
  'enquiry.lost': (data) => `recorded enquiry ${data.reference} as lost (${replaceUnderscores(data.reason)})`,
  'enquiry.outcome_withdrawn': (data) => `took the outcome of enquiry ${data.reference} back`,

  'reply_clock.due_soon': (data) => `warned that the reply to enquiry ${data.reference} is due soon`,
  'reply_clock.overdue': (data) => `reported that the reply to enquiry ${data.reference} is overdue`,
  'reply_clock.snoozed': (data, timeZone) =>
    `snoozed enquiry ${data.reference} until ${toDay(new Date(data.until), timeZone)}`,
  'reply_clock.paused': (data) =>
    `stopped the reply clock of enquiry ${data.reference}: waiting for the customer`,
  'reply_clock.resumed': (data) => `started the reply clock of enquiry ${data.reference} again`,
  'reply_digest.due': (data) => `sent the digest of ${data.day}`,

  'user.created': (data) => `created ${account(data)} as ${replaceUnderscores(data.userType)}`,
  'user.signed_in': () => 'signed in',
  'user.profile_changed': (data) => `changed ${joinFields(data.changed)} of ${account(data)}`,
  'user.role_changed': (data) =>
    `changed the role of ${data.name} from ${replaceUnderscores(data.from)} to ${replaceUnderscores(data.to)}`,
  'user.activated': (data) => `activated ${account(data)}`,
  'user.deactivated': (data) => `deactivated ${account(data)}`,
  'user.password_changed': (data) => `changed the password of ${data.name}`,
  'user.deleted': (data) => `deleted ${account(data)}`,
  'user.invited': (data) => `invited ${data.name} to choose a password`,
  'user.invitation_accepted': (data) => `accepted the invitation of ${data.name}`,
  'user.password_reset_requested': (data) => `asked for a link that resets the password of ${data.name}`,
  'user.password_reset': (data) => `reset the password of ${data.name} by a mailed link`,
  'user.second_factor_enabled': (data) => `switched the second factor of ${data.name} on`,
  'user.second_factor_disabled': (data) => `switched the second factor of ${data.name} off`,
  'user.second_factor_reset': (data) => `reset the second factor of ${data.name}`,
  'user.duty_changed': (data) => `went ${data.onDuty ? 'on' : 'off'} duty`,
  'user.sessions_ended': (data) =>
    `ended ${formatCount(data.count, 'session')} (${replaceUnderscores(data.reason)})`,
  'user.recovery_code_used': (data) => `used a recovery code; ${data.left} are left`,

  'personal_data.erased': (data) =>
    `erased personal data of ${formatCount(data.enquiries.length, 'enquiry', 'enquiries')} and ${formatCount(data.subscribers.length, 'subscriber')} (${data.because})`,
  'personal_data.exported': (data) =>
    `exported personal data of ${formatCount(data.enquiries.length, 'enquiry', 'enquiries')} and ${formatCount(data.subscribers.length, 'subscriber')}`,
  'list.exported': (data) => {
    const narrowed = Object.entries(data.filter).map(
      ([name, value]) => `${replaceUnderscores(name)} ${replaceUnderscores(value)}`,
    );
    const by = narrowed.length > 0 ? ` (${narrowed.join(', ')})` : '';
    return `exported ${formatCount(data.rows, 'row')} of the ${listNames[data.list]} as ${data.format.toUpperCase()}${by}`;
  },
  'retention.applied': (data) => {
    const erased = Object.entries(data.counts).filter(([, count]) => count > 0);
    if (erased.length === 0) return 'applied the retention periods: nothing was due';
    return `applied the retention periods: ${erased.map(([kind, count]) => `${count} ${replaceUnderscores(kind)}`).join(', ')}`;
  },

  'submission.quarantined': (data) => `sent a ${data.form} form that was held back as spam`,
  'submission.released': (data) => `released a held back ${data.form} form`,
  'submission.discarded': (data) => `discarded a held back ${data.form} form`,

  'settings.changed': (data) => `changed the settings: ${joinFields(data.changed)}`,

  'subscriber.subscribed': (data) => `subscribed ${data.email} to the newsletter`,
  'subscriber.verification_requested': (data) => `asked for the mail that confirms ${data.email}`,
  'subscriber.verified': (data) => `confirmed ${data.email}`,
  'subscriber.unsubscribed': (data) => `unsubscribed ${data.email}`,
  'subscriber.unsubscribe_link_requested': (data) => `asked for the link that unsubscribes ${data.email}`,
  'subscriber.status_changed': (data) =>
    `changed the status of ${data.email} from ${data.from} to ${data.to}`,
  'subscriber.address_changed': (data) => `changed the address of ${data.from} to ${data.to}`,
  'subscriber.deleted': (data) => `deleted ${data.email} from the newsletter list`,

  'ceo_message.written': () => 'wrote a CEO message',
  'ceo_message.activated': () => 'put a CEO message on the site',
  'ceo_message.revised': () => 'changed the text of a CEO message',
  'ceo_message.deleted': () => 'deleted a CEO message',

  'content.revised': (data) => `changed ${joinFields(data.changed)} of the page ${data.page}`,

  'image.uploaded': (data) => `uploaded the picture ${data.path}`,
  'brochure.uploaded': (data) => `uploaded the brochure ${data.filename}`,

  'destination.brochure_printed': (data) => `printed the brochure of ${data.name}`,
  'destination.created': (data) => `created ${destination(data)}`,
  'destination.revised': (data) => `changed ${joinFields(data.changed)} of ${destination(data)}`,
  'destination.featured': (data) => `featured ${destination(data)}`,
  'destination.unfeatured': (data) => `stopped featuring ${destination(data)}`,
  'destination.activated': (data) => `put ${destination(data)} on the site`,
  'destination.deactivated': (data) => `took ${destination(data)} off the site`,
  'destination.deleted': (data) => `deleted ${destination(data)}`,

  'wedding.created': (data) => `created ${wedding(data)}`,
  'wedding.revised': (data) => `changed ${joinFields(data.changed)} of ${wedding(data)}`,
  'wedding.featured': (data) => `featured ${wedding(data)}`,
  'wedding.unfeatured': (data) => `stopped featuring ${wedding(data)}`,
  'wedding.featured_in_destinations': (data) => `featured ${wedding(data)} among the destinations`,
  'wedding.unfeatured_in_destinations': (data) => `stopped featuring ${wedding(data)} among the destinations`,
  'wedding.activated': (data) => `put ${wedding(data)} on the site`,
  'wedding.deactivated': (data) => `took ${wedding(data)} off the site`,
  'wedding.deleted': (data) => `deleted ${wedding(data)}`,

  'team_member.added': (data) => `added ${data.name} to the team`,
  'team_member.revised': (data) => `changed ${joinFields(data.changed)} of ${data.name} in the team`,
  'team_member.deleted': (data) => `deleted ${data.name} from the team`,

  'review.created': (data) => `added ${review(data)}`,
  'review.revised': (data) => `changed ${joinFields(data.changed)} of ${review(data)}`,
  'review.published': (data) => `published ${review(data)}`,
  'review.rejected': (data) => `rejected ${review(data)}`,
  'review.withdrawn': (data) => `took ${review(data)} back for moderation`,
  'review.deleted': (data) => `deleted ${review(data)}`,
  'review.received': (data) => `sent ${review(data)}`,
  'review.invited': (data) => `invited the guest of enquiry ${data.reference} to review the journey`,

  'post.drafted': (data) => `drafted ${post(data)}`,
  'post.published': (data) => `published ${post(data)}`,
  'post.unpublished': (data) => `took ${post(data)} off the site`,
  'post.revised': (data) => `changed ${joinFields(data.changed)} of ${post(data)}`,
  'post.deleted': (data) => `deleted ${post(data)}`,

  ...commandSentences,
};

/** An event as a sentence, with days of the time zone. A type that this release does not know is shown by its name. */
export function describeEvent(type: string, data: Record<string, unknown>, timeZone: string): string {
  // The table stores the data of exactly this type.
  const sentence = (sentences as Record<string, ((data: never, timeZone: string) => string) | undefined>)[
    type
  ];
  return sentence?.(data as never, timeZone) ?? replaceUnderscores(type.replace('.', ': '));
}

const areaLabels: Record<string, string> = {
  enquiry: 'Enquiries',
  conversation: 'Conversations',
  reply_clock: 'Reply clock',
  reply_digest: 'Reply digest',
  user: 'Accounts',
  settings: 'Settings',
  subscriber: 'Newsletter',
  ceo_message: 'CEO messages',
  upload: 'Uploads',
  destination: 'Destinations',
  wedding: 'Wedding packages',
  review: 'Reviews',
  team_member: 'Team',
  post: 'Blog and news',
  operations: 'Operations',
  submission: 'Quarantine',
  personal_data: 'Privacy',
  list: 'Exports',
  retention: 'Retention',
};
/** The areas of event types whose prefix is not the name of their area. */
const areaByPrefix: Record<string, string> = {
  image: 'upload',
  brochure: 'upload',
  reply: 'conversation',
  call: 'conversation',
  whatsapp: 'conversation',
  saved_reply: 'conversation',
  signature: 'conversation',
  web_message: 'conversation',
};

/** The area of an event type: the part before its dot, or the area that this part belongs to. */
export function getArea(type: string): string {
  const prefix = type.split('.')[0] ?? type;
  return areaByPrefix[prefix] ?? prefix;
}

type Area = { area: string; label: string; kinds: { kind: string; label: string }[] };

export const areas: readonly Area[] = [...new Set(Object.keys(sentences).map(getArea))].map((area) => ({
  area,
  label: areaLabels[area] ?? capitalize(replaceUnderscores(area)),
  kinds: Object.keys(sentences)
    .filter((kind) => getArea(kind) === area)
    .map((kind) => ({
      kind,
      label: capitalize(
        replaceUnderscores(
          kind.startsWith(`${area}.`) ? kind.slice(area.length + 1) : kind.replace('.', ' '),
        ),
      ),
    })),
}));
