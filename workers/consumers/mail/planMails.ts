import type { RecordedEvent } from '../../../server/modules/events.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { buildAccountNoticeMail } from './buildAccountNoticeMail.ts';
import { buildAssignmentMail } from './buildAssignmentMail.ts';
import { buildMessageNotice } from './buildMessageNotice.ts';
import { buildNewsletterMail } from './buildNewsletterMail.ts';
import { buildPasswordMail } from './buildPasswordMail.ts';
import { buildReplyDigestMail } from './buildReplyDigestMail.ts';
import { buildReplyMail } from './buildReplyMail.ts';
import { buildReplyReminderMail } from './buildReplyReminderMail.ts';
import { buildReviewInvitationMail } from './buildReviewInvitationMail.ts';
import { buildSubmissionMails } from './buildSubmissionMails.ts';
import { buildUndeliveredMail } from './buildUndeliveredMail.ts';
import { buildWithdrawalNotice } from './buildWithdrawalNotice.ts';
import type { EventMail, MailConfig, MailEvent, MailFailure, MailPlan } from './mailPlan.ts';
import { renderMail } from './templates/renderMail.ts';

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
      return plan(...(await buildSubmissionMails(db, config, mailEvent)));
    case 'enquiry.assigned':
      return plan(await buildAssignmentMail(db, config, mailEvent));
    case 'reply.released': {
      const mail = await buildReplyMail({ db, storage }, config, mailEvent);
      return mail ? [mail] : [];
    }
    case 'reply_clock.due_soon':
    case 'reply_clock.overdue':
      return plan(await buildReplyReminderMail(db, config, mailEvent));
    case 'web_message.received':
    case 'customer_mail.received':
      return plan(await buildMessageNotice(db, config, mailEvent));
    case 'enquiry.withdrawn':
      return plan(await buildWithdrawalNotice(db, config, mailEvent));
    case 'reply_digest.due':
      return plan(await buildReplyDigestMail(db, config, mailEvent));
    case 'reply.failed':
    case 'mail.bounced':
      return plan(await buildUndeliveredMail(db, config, mailEvent));
    case 'review.invited':
      return plan(await buildReviewInvitationMail(db, config, mailEvent));
    case 'subscriber.verification_requested':
    case 'subscriber.verified':
    case 'subscriber.unsubscribe_link_requested':
      return plan(await buildNewsletterMail(db, config, mailEvent));
    case 'user.invited':
    case 'user.password_reset_requested':
      return plan(await buildPasswordMail(db, config, mailEvent));
    case 'user.password_changed':
    case 'user.password_reset':
    case 'user.second_factor_enabled':
    case 'user.second_factor_disabled':
    case 'user.second_factor_reset':
    case 'user.profile_changed':
      return plan(await buildAccountNoticeMail(db, config, mailEvent));
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
