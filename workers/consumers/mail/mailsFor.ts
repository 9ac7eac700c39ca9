import { getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import type { RecordedEvent } from '../../../server/modules/events.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import { getMemberByUser } from '../../../server/modules/team/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { signStatusPath } from '../../../server/platform/security/statusLink.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { accountNoticeMail } from './accountNoticeMail.ts';
import { assignmentMail } from './assignmentMail.ts';
import { customerMailNotice } from './customerMailNotice.ts';
import type { MailConfig, MailEvent, MailPlan } from './mailPlan.ts';
import { newsletterMail } from './newsletterMail.ts';
import { passwordMail } from './passwordMail.ts';
import { replyDigestMail } from './replyDigestMail.ts';
import { type ReplyHeaders, replyHeaders } from './replyHeaders.ts';
import { replyMail } from './replyMail.ts';
import { replyReminderMail } from './replyReminderMail.ts';
import { reviewInvitationMail } from './reviewInvitationMail.ts';
import { defangEnquiry } from './templates/defangLinks.ts';
import { enquiryConfirmation } from './templates/EnquiryConfirmation.tsx';
import { enquiryNotice } from './templates/EnquiryNotice.tsx';
import { type MailContent, renderMail } from './templates/renderMail.ts';
import { visitorNoticeMail } from './visitorNoticeMail.ts';

/** A family planning a journey stays below it; somebody else's mailbox is not filled through us. */
const mostPerDay = 5;

/** Where mails take what they say from. */
export type MailSources = { db: Database; storage: Storage; config: MailConfig };

/** The mails of an event; none if its subject was deleted or erased in the meantime. */
export async function mailsFor(
  { db, storage, config }: MailSources,
  event: RecordedEvent,
): Promise<MailPlan[]> {
  const mailEvent = event as MailEvent; // the relay brings what subscriptions.ts lists for this consumer
  const base = (template: string) => ({
    from: config.MAIL_FROM,
    messageId: messageId(event.id, template, config.PUBLIC_URL),
  });
  const toOwner = (
    mail: { template: string; recipient: string; content: MailContent; reply?: ReplyHeaders } | null,
  ): MailPlan[] => {
    if (!mail) return [];
    const { template, recipient, content, reply } = mail;
    const compose = async () => ({
      ...base(template),
      ...reply,
      to: recipient,
      ...(await renderMail(content)),
    });
    return [{ template, recipient, compose }];
  };
  switch (mailEvent.type) {
    case 'enquiry.submitted': {
      const enquiry = await getEnquiry(db, mailEvent.entity.id);
      if (!enquiry || enquiry.erased_at) return [];
      const facts = { enquiry, settings: await getSettings(db), publicUrl: config.PUBLIC_URL };
      const planner =
        enquiry.assigned_to === null ? undefined : await getMemberByUser(db, enquiry.assigned_to);
      const statusUrl = config.PUBLIC_URL + signStatusPath(config.JWT_SECRET, enquiry.id);
      const visitor = { name: enquiry.name, address: enquiry.email };
      return [
        {
          template: 'enquiry_confirmation',
          recipient: enquiry.email,
          perDay: mostPerDay,
          compose: async () => ({
            ...base('enquiry_confirmation'),
            ...replyHeaders(config, {
              ...{ id: enquiry.id, name: facts.settings.agency_name, recipient: enquiry.email },
            }),
            to: { ...visitor, name: defangEnquiry(enquiry).name },
            ...(await renderMail(enquiryConfirmation({ ...facts, statusUrl, planner }))),
          }),
        },
        {
          template: 'enquiry_notice',
          recipient: config.STAFF_EMAIL,
          compose: async () => ({
            ...base('enquiry_notice'),
            to: config.STAFF_EMAIL,
            replyTo: visitor,
            ...(await renderMail(enquiryNotice(facts))),
          }),
        },
      ];
    }
    case 'enquiry.assigned':
      return toOwner(await assignmentMail(db, config, mailEvent));
    case 'reply.released': {
      const mail = await replyMail({ db, storage }, config, mailEvent);
      return mail ? [mail] : [];
    }
    case 'reply_clock.due_soon':
    case 'reply_clock.overdue':
      return toOwner(await replyReminderMail(db, config, mailEvent));
    case 'web_message.received':
    case 'enquiry.withdrawn':
      return toOwner(await visitorNoticeMail(db, config, mailEvent));
    case 'reply_digest.due':
      return toOwner(await replyDigestMail(db, config, mailEvent));
    case 'customer_mail.received':
      return toOwner(await customerMailNotice(db, config, mailEvent));
    case 'review.invited':
      return toOwner(await reviewInvitationMail(db, config, mailEvent));
    case 'subscriber.verification_requested':
    case 'subscriber.verified':
    case 'subscriber.unsubscribe_link_requested': {
      const mail = await newsletterMail(db, config, mailEvent);
      if (!mail) return [];
      const { template, recipient, headers, content } = mail;
      return [
        {
          template,
          recipient,
          perDay: mostPerDay,
          compose: async () => ({
            ...base(template),
            to: recipient,
            headers,
            ...(await renderMail(content)),
          }),
        },
      ];
    }
    case 'user.invited':
    case 'user.password_reset_requested':
      return toOwner(await passwordMail(db, config, mailEvent));
    case 'user.password_changed':
    case 'user.password_reset':
    case 'user.second_factor_enabled':
    case 'user.second_factor_disabled':
    case 'user.second_factor_reset':
    case 'user.profile_changed':
      return toOwner(await accountNoticeMail(db, config, mailEvent));
    default:
      return unknownEvent(mailEvent);
  }
}

/** The same in every try of a mail, so that mailboxes can tell a repetition. */
export function messageId(eventId: number, template: string, publicUrl: string): string {
  return `<event-${eventId}.${template}@${new URL(publicUrl).hostname}>`;
}

function unknownEvent(event: never): never {
  throw new Error(`There is no mail for the event ${JSON.stringify(event)}`);
}
