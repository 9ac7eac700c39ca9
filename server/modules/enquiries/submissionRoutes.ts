import type { Context } from '../../platform/events.ts';
import { doneAnswerSchema } from '../../platform/fields/contract.ts';
import { type FormTraps, trapsSprung } from '../../platform/formTraps/contract.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { type Idempotency, readIdempotency } from '../../platform/idempotency.ts';
import { keepAttachment } from './attachments.ts';
import { holdEnquiry } from './commands/holdEnquiry.ts';
import { type Submission, submitEnquiry } from './commands/submitEnquiry.ts';
import {
  attachmentRules,
  bookingSubmissionSchema,
  contactSubmissionSchema,
  type EmailStatus,
  emailStatusSchema,
  enquiryTexts,
  submittedSchema,
} from './contract.ts';
import type { EnquiryDependencies } from './routes.ts';
import { fromBookingForm, fromContactForm } from './submissions.ts';

const attachment = {
  field: 'attachment',
  maxBytes: attachmentRules.maxBytes,
  tooLarge: attachmentRules.tooLarge,
};

const receivedSchema = doneAnswerSchema.extend({ data: submittedSchema });

/** The two public forms. */
export function declareSubmissions(
  contact: Endpoints,
  booking: Endpoints,
  dependencies: EnquiryDependencies,
): void {
  const { db, storage, mailConfigured, formMinSeconds } = dependencies;

  /** What a trap holds back is answered like everything else. */
  const submit = (submission: Submission, traps: FormTraps, idempotency: Idempotency, context: Context) => {
    const reasons = trapsSprung(traps, formMinSeconds);
    if (reasons.length > 0) return holdEnquiry(dependencies, submission, reasons, idempotency, context);
    return submitEnquiry(db, submission, idempotency, context);
  };

  contact.post(
    '/submit',
    {
      summary: 'Send a message',
      access: 'public',
      status: 201,
      body: contactSubmissionSchema,
      answer: receivedSchema,
    },
    async ({ body: { website, elapsed_ms, ...form }, context, ctx }) => {
      await limitForm(dependencies, ctx, 'contact');
      const idempotency = await readIdempotency(ctx, 'contact.submit', form);
      const traps = { website, elapsed_ms };
      const { id, reference } = await submit(fromContactForm(form), traps, idempotency, context);
      return { success: true, message: enquiryTexts.contactReceived, data: { id, reference } };
    },
  );

  booking.post(
    '/submit',
    {
      summary: 'Send a booking enquiry, with at most one file',
      access: 'public',
      status: 201,
      body: bookingSubmissionSchema,
      answer: receivedSchema.extend({ email_status: emailStatusSchema }),
      file: attachment,
    },
    async ({ body: { website, elapsed_ms, ...form }, files, context, ctx }) => {
      await limitForm(dependencies, ctx, 'booking');
      const file = files[attachment.field];
      const idempotency = await readIdempotency(ctx, 'booking.submit', form, file);
      const kept = file ? await keepAttachment(storage, file) : null;
      const forget = () => kept && storage.remove(kept.key);
      const traps = { website, elapsed_ms };
      const submitted = await submit(fromBookingForm(form, kept), traps, idempotency, context).catch(
        async (error: unknown) => {
          // A lost connection does not tell whether the commit happened: then the file stays, at worst as litter.
          if ((error as { status?: number }).status === 409) await forget();
          throw error;
        },
      );
      if (submitted.replayed) await forget();
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
