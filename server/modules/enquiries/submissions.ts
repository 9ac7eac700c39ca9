import type { z } from 'zod';
import type { Submission } from './commands/submitEnquiry.ts';
import type { bookingSubmissionSchema, contactSubmissionSchema } from './contract.ts';
import type { Attachment } from './Enquiry.ts';
import type { SpamChecks } from './spamChecks.contract.ts';

/** The visitor's input without spam checks, so that a later retry has the same fingerprint. */
type Typed<Schema extends z.ZodType> = Omit<z.output<Schema>, keyof SpamChecks>;
type ContactForm = Typed<typeof contactSubmissionSchema>;
type BookingForm = Typed<typeof bookingSubmissionSchema>;

const orNull = (text: string | undefined) => text || null;

/** What the contact form means as an enquiry. */
export function fromContactForm(input: ContactForm): Submission {
  return {
    channel: 'contact',
    enquiryType: input.enquiry_type,
    name: input.name,
    email: input.email,
    phone: orNull(input.phone),
    subject: input.subject,
    message: input.message,
    destination: null,
    travelType: null,
    contactTime: null,
    services: {},
    sourcePage: null,
    eventDate: null,
    guestCount: null,
    budgetRange: null,
    venue: null,
    attachment: null,
    consent: input.consent ?? null,
  };
}

/** Converts a booking form to an enquiry; the subject names the requested service. */
export function fromBookingForm(input: BookingForm, attachment: Attachment | null): Submission {
  const { tour_type, tour_categories, hotel_type, rental_type, ticket_type, visa_type, wedding_packages } =
    input;
  return {
    channel: 'booking',
    enquiryType: 'booking',
    name: input.login_id,
    email: input.email,
    phone: input.mobile,
    subject: [input.travel_type, input.info].filter(Boolean).join(': ') || 'Booking enquiry',
    message: input.description,
    destination: orNull(input.info),
    travelType: orNull(input.travel_type),
    contactTime: orNull(input.contact_time),
    services: {
      tour_type,
      tour_categories,
      hotel_type,
      rental_type,
      ticket_type,
      visa_type,
      wedding_packages,
    },
    sourcePage: orNull(input.for),
    eventDate: input.event_date ?? null,
    guestCount: input.guest_count ?? null,
    budgetRange: orNull(input.budget_range),
    venue: orNull(input.venue),
    attachment,
    consent: input.consent ?? null,
  };
}
