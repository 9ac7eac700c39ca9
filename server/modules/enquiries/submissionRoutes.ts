import type { Endpoints } from '../../platform/http/endpoints.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { readIdempotency } from '../../platform/idempotency.ts';
import { keepAttachment } from './attachments.ts';
import { submitEnquiry } from './commands/submitEnquiry.ts';
import { attachmentRules, bookingSchema, contactSchema, type EmailStatus, enquiryTexts } from './contract.ts';
import type { EnquiryDependencies } from './routes.ts';
import { fromBookingForm, fromContactForm } from './submissions.ts';

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
  const { db, storage, mailConfigured } = dependencies;

  contact.post(
    '/submit',
    { summary: 'Send a message', access: 'public', status: 201, body: contactSchema },
    async ({ body, context, ctx }) => {
      await limitForm(dependencies, ctx, 'contact');
      const idempotency = await readIdempotency(ctx, 'contact.submit', body);
      const { id, reference } = await submitEnquiry(db, fromContactForm(body), idempotency, context);
      return { success: true, message: enquiryTexts.contactReceived, data: { id, reference } };
    },
  );

  booking.post(
    '/submit',
    {
      summary: 'Send a booking enquiry, with at most one file',
      access: 'public',
      status: 201,
      body: bookingSchema,
      file: attachment,
    },
    async ({ body, files, context, ctx }) => {
      await limitForm(dependencies, ctx, 'booking');
      const file = files[attachment.field];
      const idempotency = await readIdempotency(ctx, 'booking.submit', body, file);
      const kept = file ? await keepAttachment(storage, file) : null;
      const forget = () => kept && storage.remove(kept.key);
      const submitted = await submitEnquiry(db, fromBookingForm(body, kept), idempotency, context).catch(
        async (error: unknown) => {
          // A lost connection does not tell whether the commit happened: then the file stays, at worst as litter.
          if ((error as { status?: number }).status === 409) await forget();
          throw error;
        },
      );
      if (submitted.replayed) await forget();
      const mail = mailConfigured ? 'queued' : 'unavailable';
      const isWedding = body.for === 'wedding' || /wedding/i.test(body.travel_type ?? '');
      return {
        success: true,
        message: isWedding ? enquiryTexts.weddingReceived : enquiryTexts.bookingReceived,
        data: { id: submitted.id, reference: submitted.reference },
        email_status: { customer_confirmation: mail, admin_notification: mail } satisfies EmailStatus,
      };
    },
  );
}
