import type { Database } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import type { CommandContext } from '../../platform/events/events.ts';
import { creation, type Endpoints } from '../../platform/http/endpoints.ts';
import { type Idempotency, isKeyUsed, readIdempotency } from '../../platform/http/idempotency.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { removeIfRefused, storePrivateFile } from '../../platform/storage/privateFiles.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { toDay } from '../../platform/text/days.contract.ts';
import { getSettings } from '../settings/queries.ts';
import { formatReplyTime } from '../settings/replyTime.contract.ts';
import { calculateQuote } from './calculateQuote.ts';
import type { EraseConversations } from './commands/deleteEnquiry.ts';
import type { MoveBooking } from './commands/mergeEnquiry.ts';
import { quarantineEnquiry } from './commands/quarantineEnquiry.ts';
import { submitEnquiry } from './commands/submitEnquiry.ts';
import {
  bookingResponseSchema,
  bookingSubmissionSchema,
  contactSubmissionSchema,
  type EmailStatus,
  submittedResponseSchema,
} from './contract.ts';
import type { Submission } from './Enquiry.ts';
import { attachmentRules, enquiryTexts, isUpcoming } from './formChoices.contract.ts';
import { failedSpamChecks, type SpamChecks } from './spamChecks.contract.ts';
import { fromBookingForm, fromContactForm, omitMetadata } from './submissions.ts';

const attachment = { field: 'attachment', ...attachmentRules };

export type SubmissionDependencies = {
  db: Database;
  storage: Storage;
  /** Signs the links to private files. */
  secret: string;
  eraseConversations: EraseConversations;
  moveBooking: MoveBooking;
  mailConfigured: boolean;
  rateLimits: boolean;
  /** A form that is sent faster looks like spam. */
  formMinSeconds: number;
};

export function declareContactSubmission(contacts: Endpoints, dependencies: SubmissionDependencies): void {
  contacts.post(
    '/api/contact/submit',
    {
      summary: 'Send a contact message',
      access: 'public',
      ...creation,
      checkCaller: ({ ctx }) => limitForm(dependencies, ctx, 'contact'),
      body: contactSubmissionSchema,
      plainForm: { received: 'Your message is with us', refused: 'Your message was not sent' },
      response: submittedResponseSchema,
    },
    async ({ body: { website, elapsed_ms, ...form }, context, ctx }) => {
      const idempotency = await readIdempotency(ctx, 'contact.submit', omitMetadata(form));
      const submission = fromContactForm(form);
      const spamChecks = { website, elapsed_ms };
      const { id, reference } = await submit(dependencies, submission, spamChecks, idempotency, context);
      return { message: enquiryTexts.contactReceived, data: { id, reference } };
    },
  );
}

export function declareBookingSubmission(bookings: Endpoints, dependencies: SubmissionDependencies): void {
  const { db, storage, mailConfigured } = dependencies;

  bookings.post(
    '/api/booking/submit',
    {
      summary: 'Send a booking enquiry, with at most one file',
      access: 'public',
      ...creation,
      checkCaller: ({ ctx }) => limitForm(dependencies, ctx, 'booking'),
      body: bookingSubmissionSchema,
      plainForm: {
        received: 'Your enquiry is with us',
        refused: 'Your enquiry was not sent',
        ...(mailConfigured ? {} : { note: enquiryTexts.mailNote }),
      },
      response: bookingResponseSchema,
      file: attachment,
    },
    async ({ body: { website, elapsed_ms, ...form }, files, context, ctx }) => {
      const file = files[attachment.field];
      const idempotency = await readIdempotency(ctx, 'booking.submit', omitMetadata(form), file);
      const settings = await getSettings(db);
      const today = toDay(context.now, settings.time_zone);
      await assertUpcomingEvent(db, form.event_date, today, idempotency);
      const quote = await calculateQuote(db, form, settings);
      const replyTime = formatReplyTime(settings);
      const stored = file ? await storePrivateFile({ db, storage }, file, attachmentRules) : null;
      const submission = fromBookingForm(form, stored, quote);
      const spamChecks = { website, elapsed_ms };
      const submitted = await removeIfRefused(storage, stored, () =>
        submit(dependencies, submission, spamChecks, idempotency, context),
      );
      if (submitted.replayed && stored) await storage.remove(stored.key);
      const mail = mailConfigured ? 'queued' : 'unavailable';
      const isWedding = form.for?.toLowerCase() === 'wedding' || /wedding/i.test(form.travel_type ?? '');
      return {
        message: isWedding
          ? enquiryTexts.weddingReceived(replyTime)
          : enquiryTexts.bookingReceived(replyTime),
        data: { id: submitted.id, reference: submitted.reference },
        email_status: { customer_confirmation: mail, admin_notification: mail } satisfies EmailStatus,
      };
    },
  );
}

/** A quarantined submission gets the same response as any other. */
function submit(
  dependencies: SubmissionDependencies,
  submission: Submission,
  spamChecks: SpamChecks,
  idempotency: Idempotency,
  context: CommandContext,
) {
  const reasons = failedSpamChecks(spamChecks, dependencies.formMinSeconds);
  if (reasons.length > 0)
    return quarantineEnquiry(dependencies.db, submission, reasons, idempotency, context);
  return submitEnquiry(dependencies.db, submission, idempotency, context);
}

/** Checked only at the first attempt: a retry after midnight, or a release from quarantine, was in time. */
async function assertUpcomingEvent(
  db: Database,
  day: string | undefined,
  today: string,
  idempotency: Idempotency,
): Promise<void> {
  if (day === undefined || isUpcoming(day, today)) return;
  if (await isKeyUsed(db, idempotency)) return;
  throw invalid([{ field: 'event_date', message: enquiryTexts.eventDatePast }]);
}
