import type { Database } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import type { Context } from '../../platform/events/events.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { type Idempotency, readIdempotency } from '../../platform/http/idempotency.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { getToday } from '../settings/queries.ts';
import { storeAttachment } from './attachments.ts';
import { holdEnquiry } from './commands/holdEnquiry.ts';
import { submitEnquiry } from './commands/submitEnquiry.ts';
import {
  attachmentRules,
  bookingAnswerSchema,
  bookingSubmissionSchema,
  contactSubmissionSchema,
  type EmailStatus,
  enquiryTexts,
  isUpcoming,
  submittedAnswerSchema,
} from './contract.ts';
import type { Submission } from './Enquiry.ts';
import { failedSpamChecks, type SpamChecks } from './spamChecks.contract.ts';
import { fromBookingForm, fromContactForm } from './submissions.ts';

export type EnquiryDependencies = {
  db: Database;
  storage: Storage;
  /** Signs the links to private files. */
  secret: string;
  mailConfigured: boolean;
  rateLimits: boolean;
  /** A form that is sent sooner looks like a program's. */
  formMinSeconds: number;
};

const attachment = {
  field: 'attachment',
  maxBytes: attachmentRules.maxBytes,
  tooLarge: attachmentRules.tooLarge,
};

/** The two public forms. */
export function declareSubmissions(
  contact: Endpoints,
  booking: Endpoints,
  dependencies: EnquiryDependencies,
): void {
  const { db, storage, mailConfigured, formMinSeconds } = dependencies;

  /** A quarantined submission gets the same response as any other. */
  const submit = (
    submission: Submission,
    spamChecks: SpamChecks,
    idempotency: Idempotency,
    context: Context,
  ) => {
    const reasons = failedSpamChecks(spamChecks, formMinSeconds);
    if (reasons.length > 0) return holdEnquiry(db, submission, reasons, idempotency, context);
    return submitEnquiry(db, submission, idempotency, context);
  };

  /** Checked on arrival only: what the quarantine releases later was in time. */
  const requireUpcomingEvent = async (day: string | undefined, now: Date) => {
    if (day === undefined || isUpcoming(day, await getToday(db, now))) return;
    throw invalid([{ field: 'event_date', message: enquiryTexts.eventDatePast }]);
  };

  contact.post(
    '/submit',
    {
      summary: 'Send a message',
      access: 'public',
      status: 201,
      limit: (ctx) => limitForm(dependencies, ctx, 'contact'),
      body: contactSubmissionSchema,
      answer: submittedAnswerSchema,
    },
    async ({ body: { website, elapsed_ms, ...form }, context, ctx }) => {
      const idempotency = await readIdempotency(ctx, 'contact.submit', form);
      const spamChecks = { website, elapsed_ms };
      const { id, reference } = await submit(fromContactForm(form), spamChecks, idempotency, context);
      return { success: true, message: enquiryTexts.contactReceived, data: { id, reference } };
    },
  );

  booking.post(
    '/submit',
    {
      summary: 'Send a booking enquiry, with at most one file',
      access: 'public',
      status: 201,
      limit: (ctx) => limitForm(dependencies, ctx, 'booking'),
      body: bookingSubmissionSchema,
      answer: bookingAnswerSchema,
      file: attachment,
    },
    async ({ body: { website, elapsed_ms, ...form }, files, context, ctx }) => {
      await requireUpcomingEvent(form.event_date, context.now);
      const file = files[attachment.field];
      const idempotency = await readIdempotency(ctx, 'booking.submit', form, file);
      const stored = file ? await storeAttachment(storage, file) : null;
      const removeFile = () => stored && storage.remove(stored.key);
      const spamChecks = { website, elapsed_ms };
      const submitted = await submit(fromBookingForm(form, stored), spamChecks, idempotency, context).catch(
        async (error: unknown) => {
          // After a lost connection the commit may have happened, so the file stays, at worst as an orphan.
          if ((error as { status?: number }).status === 409) await removeFile();
          throw error;
        },
      );
      if (submitted.replayed) await removeFile();
      const mail = mailConfigured ? 'queued' : 'unavailable';
      const isWedding = form.for === 'wedding' || /wedding/i.test(form.travel_type ?? '');
      return {
        success: true,
        message: isWedding ? enquiryTexts.weddingReceived : enquiryTexts.bookingReceived,
        data: { id: submitted.id, reference: submitted.reference },
        email_status: { customer_confirmation: mail, admin_notification: mail } satisfies EmailStatus,
      };
    },
  );
}
