import type { z } from 'zod';
import { pick } from '../../platform/pick.ts';
import type { bookingSubmissionSchema, contactSubmissionSchema } from './contract.ts';
import { type Attachment, emptyFields, type OptionalField, type Submission } from './Enquiry.ts';
import { serviceFields } from './formChoices.contract.ts';
import type { Quote } from './quote.contract.ts';
import type { SpamChecks } from './spamChecks.contract.ts';
import { type Visit, visitFields } from './visit.contract.ts';

/** The visitor's input without spam checks, so that a later retry has the same fingerprint. */
type Typed<Schema extends z.ZodType> = Omit<z.output<Schema>, keyof SpamChecks>;
type ContactForm = Typed<typeof contactSubmissionSchema>;
type BookingForm = Typed<typeof bookingSubmissionSchema>;

const orNull = (text: string | undefined) => text || null;

/** The form's values under the names of their columns; others, and empty ones, stay empty. */
function toOptionalFields(form: object): Pick<Submission, OptionalField> {
  const sent = Object.entries(form).filter(([name, value]) => name in emptyFields && value);
  return { ...emptyFields, ...Object.fromEntries(sent) };
}

const visitNames = Object.keys(visitFields) as (keyof Visit)[]; // keys of a closed object

function toVisit(form: Visit): Visit | null {
  const known = Object.entries(pick(form, visitNames)).filter(([, value]) => value && value.length > 0);
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** Only the typed fields: pages visited or a price loaded before a retry do not change the fingerprint. */
export const omitMetadata = (form: object): object =>
  Object.fromEntries(
    Object.entries(form).filter(([name]) => !(name in visitFields) && name !== 'seen_total'),
  );

export function fromContactForm(input: ContactForm): Submission {
  const { enquiry_type, name, email, subject, message, consent } = input;
  return {
    ...toOptionalFields(input),
    channel: 'contact',
    enquiry_type,
    name,
    email,
    subject,
    message,
    visit: toVisit(input),
    consent_version: consent ?? null,
  };
}

/** Links to the form may say only by their `for` that they are about a wedding. */
const getTravelType = ({ for: source, travel_type }: BookingForm) =>
  travel_type || (source?.toLowerCase() === 'wedding' ? 'Wedding' : null);

/** Converts a booking form to an enquiry; the subject names the requested service. */
export function fromBookingForm(
  input: BookingForm,
  attachment: Attachment | null,
  quote: Quote | null,
): Submission {
  const travel_type = getTravelType(input);
  return {
    ...toOptionalFields(input),
    channel: 'booking',
    enquiry_type: 'booking',
    name: input.login_id,
    email: input.email,
    phone: input.mobile,
    subject: [travel_type, input.info].filter(Boolean).join(': ') || 'Booking enquiry',
    message: input.description,
    destination: orNull(input.info),
    travel_type,
    services: pick(input, serviceFields),
    source_page: orNull(input.for),
    attachment,
    quote,
    visit: toVisit(input),
    consent_version: input.consent ?? null,
  };
}
