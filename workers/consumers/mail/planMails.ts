import type { RecordedEvent } from '../../../server/modules/events.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { accountNoticeMail } from './accountNoticeMail.ts';
import { assignmentMail } from './assignmentMail.ts';
import { customerMailNotice } from './customerMailNotice.ts';
import type { EventMail, MailConfig, MailEvent, MailFailure, MailPlan } from './mailPlan.ts';
import { newsletterMail } from './newsletterMail.ts';
import { passwordMail } from './passwordMail.ts';
import { replyDigestMail } from './replyDigestMail.ts';
import { replyMail } from './replyMail.ts';
import { replyReminderMail } from './replyReminderMail.ts';
import { reviewInvitationMail } from './reviewInvitationMail.ts';
import { submissionMails } from './submissionMails.ts';
import { renderMail } from './templates/renderMail.ts';
import { undeliveredMail } from './undeliveredMail.ts';
import { visitorNoticeMail } from './visitorNoticeMail.ts';

/** The sources of the data in mails. */
export type MailSources = { db: Database; storage: Storage; config: MailConfig };

/** The mails of an event; none if its subject was deleted or erased in the meantime. */
export async function planMails(
  { db, storage, config }: MailSources,
  event: RecordedEvent,
): Promise<MailPlan[]> {
  const mailEvent = event as MailEvent; // the relay delivers only what subscriptions.ts lists
  const plan = (...mails: (EventMail | null)[]) =>
    mails.flatMap((mail) => (mail ? toPlans(mail, event, config) : []));
  switch (mailEvent.type) {
    case 'enquiry.submitted':
      return plan(...(await submissionMails(db, config, mailEvent)));
    case 'enquiry.assigned':
      return plan(await assignmentMail(db, config, mailEvent));
    case 'reply.released': {
      const mail = await replyMail({ db, storage }, config, mailEvent);
      return mail ? [mail] : [];
    }
    case 'reply_clock.due_soon':
    case 'reply_clock.overdue':
      return plan(await replyReminderMail(db, config, mailEvent));
    case 'web_message.received':
    case 'enquiry.withdrawn':
      return plan(await visitorNoticeMail(db, config, mailEvent));
    case 'reply_digest.due':
      return plan(await replyDigestMail(db, config, mailEvent));
    case 'customer_mail.received':
      return plan(await customerMailNotice(db, config, mailEvent));
    case 'reply.failed':
    case 'mail.bounced':
      return plan(await undeliveredMail(db, config, mailEvent));
    case 'review.invited':
      return plan(await reviewInvitationMail(db, config, mailEvent));
    case 'subscriber.verification_requested':
    case 'subscriber.verified':
    case 'subscriber.unsubscribe_link_requested':
      return plan(await newsletterMail(db, config, mailEvent));
    case 'user.invited':
    case 'user.password_reset_requested':
      return plan(await passwordMail(db, config, mailEvent));
    case 'user.password_changed':
    case 'user.password_reset':
    case 'user.second_factor_enabled':
    case 'user.second_factor_disabled':
    case 'user.second_factor_reset':
    case 'user.profile_changed':
      return plan(await accountNoticeMail(db, config, mailEvent));
    default:
      return unknownEvent(mailEvent);
  }
}

/**
 * One mail for each address: a server may accept a mail for one address and refuse it for another, which is then tried
 * again alone. An address that anyone can enter may be wrong, or the server refuses every mail until its operator has
 * noticed: such a mail is given up after a while.
 */
function toPlans(
  { template, recipient: addresses, perDay, headers, content, to = addresses, reply }: EventMail,
  { id: eventId }: RecordedEvent,
  config: MailConfig,
): MailPlan[] {
  return addresses.split(',').map((address) => {
    const recipient = address.trim();
    const messageId = `<event-${eventId}.${template}@${new URL(config.PUBLIC_URL).hostname}>`;
    const compose = async () => ({
      from: config.MAIL_FROM,
      envelope: { from: config.MAIL_FROM, to: recipient },
      ...reply,
      to,
      headers,
      ...(await renderMail(content)),
    });
    const onFailed = async ({ isPermanent, isLate }: MailFailure) =>
      perDay !== undefined && isPermanent && isLate;
    return { template, recipient, perDay, messageId, compose, onFailed };
  });
}

function unknownEvent(event: never): never {
  throw new Error(`There is no mail for the event ${JSON.stringify(event)}`);
}
