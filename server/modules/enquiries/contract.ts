import { z } from 'zod';
import {
  dayField,
  daySchema,
  decimalNumber,
  emailSchema,
  idOrNoneSchema,
  idSchema,
  limitedText,
  pageResponse,
  textField,
  textOrNull,
} from '../../platform/contract.ts';
import {
  emptyAsAbsent,
  optionalValue,
  pageQuery,
  queryFlag,
  sortFields,
} from '../../platform/query.contract.ts';
import { toPlainNumber } from '../../platform/text/plainNumber.contract.ts';
import { replyClockSchema } from '../replyClock/contract.ts';
import { enquiryTexts, isUpcoming } from './formChoices.contract.ts';
import { quoteSchema, seenTotalField, travellerFields } from './quote.contract.ts';
import { consentSchema, submissionMetadata } from './submissionMetadata.contract.ts';
import { tripFields, tripFilterFields } from './trip.contract.ts';
import { visitFields } from './visit.contract.ts';

export const enquiryTypes = ['booking', 'contact', 'wedding', 'travel', 'general'] as const;
export type EnquiryType = (typeof enquiryTypes)[number];

export const enquiryStatuses = ['new', 'in_progress', 'replied', 'resolved', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Statuses of enquiries that need a reply. */
export const openStatuses: readonly EnquiryStatus[] = ['new', 'in_progress'];

/**
 * Predefined filters of the list; each also has a count. `open` ones are neither replied to nor done; `unassigned`,
 * `urgent` and `mine` (assigned to the caller) are open ones; `today` is a day of the agency. The others depend on the
 * reply clock: `due` ones wait for a reply, `overdue` ones for longer than the reply time.
 */
export const enquiryViews = [
  'open',
  'unassigned',
  'urgent',
  'overdue',
  'today',
  'mine',
  'due',
  'waiting',
  'snoozed',
] as const;
export type EnquiryView = (typeof enquiryViews)[number];

export const enquiryPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type EnquiryPriority = (typeof enquiryPriorities)[number];

/** How enquiries arrive: by the two forms, or by mail. */
export const enquiryChannels = ['booking', 'contact', 'mail'] as const;
export type EnquiryChannel = (typeof enquiryChannels)[number];

/**
 * The forms have endpoints of their own, `/booking/...` and `/contact/...`; the latter also serve enquiries by mail.
 */
export type FormChannel = Exclude<EnquiryChannel, 'mail'>;

/** The channels that a channel's endpoints, lists and statistics cover. */
export const coveredChannels = (channel: EnquiryChannel): EnquiryChannel[] =>
  channel === 'contact' ? ['contact', 'mail'] : [channel];

const longText = (label: string) =>
  textField(label, 5000, `${label} is required`).min(10, `${label} must be at least 10 characters long`);

export const contactSchema = z.object({
  name: textField('Name', 120, 'Name is required'),
  email: emailSchema,
  phone: textField('Phone', 40).overwrite(toPlainNumber).optional(),
  subject: textField('Subject', 200, 'Subject is required'),
  message: longText('Message'),
  enquiry_type: z
    .enum(['general', 'contact', 'travel', 'wedding'], { error: 'Please choose a valid enquiry type' })
    .default('general'),
});
export type ContactInput = z.input<typeof contactSchema>;

export const contactSubmissionSchema = contactSchema.extend({
  phone: contactSchema.shape.phone.nullable(),
  ...submissionMetadata,
  ...visitFields,
});
export type ContactSubmission = z.input<typeof contactSubmissionSchema>;

const mobilePattern = /^\+?[\d\s()-]{10,}$/;
/** No country has numbers with fewer digits. */
const mobileMinDigits = 7;
const isMobile = (value: string) =>
  mobilePattern.test(value) && value.replace(/\D/g, '').length >= mobileMinDigits;

/** Lists take any text: packages and options change faster than this file. A field that is sent once is a list of one. */
const optionList = (label: string) =>
  z
    .preprocess(
      (value: string[]) => (typeof value === 'string' ? [value] : value),
      z
        .array(textField(label, 120, `${label} must not be empty`), { error: `${label} must be a list` })
        .max(30, `${label} must have at most 30 entries`),
    )
    .default([]);

const eventDate = dayField('Please choose a valid date').optional();

const bookingSchema = z
  .object({
    login_id: textField('Name', 120, 'Name is required'),
    email: emailSchema,
    mobile: limitedText(40, {
      required: 'Mobile number is required',
      tooLong: 'Please enter a valid mobile number',
    })
      .overwrite(toPlainNumber)
      .min(1, 'Mobile number is required')
      .refine((value) => value === '' || isMobile(value), 'Please enter a valid mobile number'),
    description: longText('Description'),
    contact_time: textField('Contact time', 60).optional(),
    tour_type: optionList('Tour type'),
    tour_categories: optionList('Tour categories'),
    hotel_type: optionList('Hotel type'),
    rental_type: optionList('Rental type'),
    ticket_type: optionList('Ticket type'),
    visa_type: optionList('Visa type'),
    wedding_packages: optionList('Wedding packages'),
    for: textField('Source page', 60).optional(),
    info: textField('Destination', 200).optional(),
    travel_type: textField('Travel type', 120).optional(),
    event_date: z.preprocess(emptyAsAbsent, eventDate),
    guest_count: optionalValue(
      decimalNumber(
        z
          .number('Guest count must be a number')
          .int('Guest count must be a whole number')
          .min(1, 'Guest count must be at least 1')
          .max(100_000, 'Guest count must be at most 100000'),
      ),
    ),
    budget_range: textField('Budget', 120).optional(),
    venue: textField('Venue', 200).optional(),
    ...tripFields,
    ...travellerFields,
  })
  .refine(({ adults, children, rooms }) => adults !== undefined || !(children || rooms), {
    message: 'Please enter the number of adults',
    path: ['adults'],
  });
export type BookingInput = z.input<typeof bookingSchema>;

/** The booking form as it is filled in on a day in the agency's time zone: events before that day are rejected. */
export const bookingSchemaOn = (today: string) =>
  bookingSchema.safeExtend({
    event_date: z.preprocess(
      emptyAsAbsent,
      eventDate.refine((day) => day === undefined || isUpcoming(day, today), enquiryTexts.eventDatePast),
    ),
  });

/** The submission of a booking form, without its file. */
export const bookingSubmissionSchema = bookingSchema.safeExtend({
  ...seenTotalField,
  ...submissionMetadata,
  ...visitFields,
});
export type BookingSubmission = z.input<typeof bookingSubmissionSchema>;

/** `data` of both submissions. */
export const submittedSchema = z.object({ id: z.number(), reference: z.string() });
export type Submitted = z.infer<typeof submittedSchema>;

const emailStatusSchema = z.object({
  customer_confirmation: z.enum(['queued', 'unavailable']),
  admin_notification: z.enum(['queued', 'unavailable']),
});
export type EmailStatus = z.infer<typeof emailStatusSchema>;

/** POST /contact/submit and POST /booking/submit. */
const submittedFields = { success: z.literal(true), message: z.string(), data: submittedSchema };
export const submittedResponseSchema = z.object(submittedFields);
export const bookingResponseSchema = z.object({ ...submittedFields, email_status: emailStatusSchema });

export const enquiryFilterSchema = z.object({
  view: optionalValue(z.enum(enquiryViews)),
  /** `contact` also finds enquiries by mail. */
  channel: optionalValue(z.enum(enquiryChannels)),
  /** `wedding` finds those that came by the booking form, too. */
  type: optionalValue(z.enum(enquiryTypes)),
  status: optionalValue(z.enum(enquiryStatuses)),
  priority: optionalValue(z.enum(enquiryPriorities)),
  assigned_to: optionalValue(idOrNoneSchema),
  /** Finds text, notes, and phone numbers by their digits. */
  search: optionalValue(limitedText(200)),
  /** First and last day, both whole days in the agency's time zone. */
  start_date: optionalValue(daySchema),
  end_date: optionalValue(daySchema),
  ...tripFilterFields,
  ...sortFields(['created_at', 'updated_at', 'name', 'status', 'priority', 'due_at'], 'created_at', 'desc'),
});
export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>;

export const enquiryListSchema = enquiryFilterSchema.and(pageQuery(20));
export type EnquiryListInput = z.infer<typeof enquiryListSchema>;

/** The fields that staff may change. Absent means unchanged; `assigned_to: null` unassigns. */
export const enquiryUpdateSchema = z
  .object({
    status: z.enum(enquiryStatuses, { error: 'Please choose a valid status' }),
    priority: z.enum(enquiryPriorities, { error: 'Please choose a valid priority' }),
    /** Added to the existing notes; an empty text adds none. */
    notes: z.string().trim().max(10_000, 'Notes must be at most 10000 characters long').nullable(),
    assigned_to: z.preprocess(emptyTextAsNull, idSchema.nullable()),
    /** The values that the change replaces; it is refused when someone else has changed one of them. */
    expected: z.object({ status: z.enum(enquiryStatuses), assigned_to: idSchema.nullable() }).partial(),
  })
  .partial()
  .refine(({ expected: _, ...input }) => Object.values(input).some((value) => value !== undefined), {
    message: 'Nothing to change',
    path: ['status'],
  });
export type EnquiryUpdate = z.infer<typeof enquiryUpdateSchema>;

function emptyTextAsNull(value: unknown) {
  return value === '' ? null : value;
}

/** GET /enquiries/assignees: `assigned` adds the users who have enquiries and to whom no more can be assigned. */
export const assigneeListSchema = z.object({ assigned: queryFlag });

/** GET /enquiries/assignees: the people who can be given an enquiry. */
export const assigneeSchema = z.object({ id: z.number(), name: z.string() });
export type Assignee = z.infer<typeof assigneeSchema>;

export const enquiryRowSchema = z.object({
  id: z.number(),
  reference: z.string(),
  enquiry_type: z.enum(enquiryTypes),
  name: z.string(),
  email: z.string(),
  phone: textOrNull,
  mobile: textOrNull,
  subject: z.string(),
  destination: textOrNull,
  travel_type: textOrNull,
  status: z.enum(enquiryStatuses),
  priority: z.enum(enquiryPriorities),
  assigned_to: z.number().nullable(),
  assigned_to_name: textOrNull,
  has_attachment: z.boolean(),
  /** Waits for a reply for longer than the reply time; the same as the state of the clock. */
  overdue: z.boolean(),
  clock: replyClockSchema,
  created_at: z.string(),
  updated_at: z.string(),
});
export type EnquiryRow = z.infer<typeof enquiryRowSchema>;

/** One note of staff on an enquiry. `author` is null when it is unsigned. */
const enquiryNoteSchema = z.object({
  id: z.number(),
  text: z.string(),
  author: textOrNull,
  /** ISO 8601. */
  created_at: z.string(),
});
export type EnquiryNote = z.infer<typeof enquiryNoteSchema>;

/** One complete enquiry. Booking enquiries return `description`, the others `message`; both contain the text. */
export const enquirySchema = enquiryRowSchema.extend({
  login_id: textOrNull,
  message: z.string(),
  description: z.string(),
  /** The newest note. */
  notes: textOrNull,
  /** All notes, oldest first. */
  notes_history: z.array(enquiryNoteSchema),
  contact_time: textOrNull,
  event_date: textOrNull,
  guest_count: z.number().nullable(),
  budget_range: textOrNull,
  venue: textOrNull,
  travel_month: textOrNull,
  flexibility: textOrNull,
  departure_city: textOrNull,
  quote: quoteSchema.nullable(),
  source_page: textOrNull,
  tour_type: z.array(z.string()),
  tour_categories: z.array(z.string()),
  hotel_type: z.array(z.string()),
  rental_type: z.array(z.string()),
  ticket_type: z.array(z.string()),
  visa_type: z.array(z.string()),
  wedding_packages: z.array(z.string()),
  attachment_name: textOrNull,
  attachment_size: z.number().nullable(),
  /** Opens without a header for 5 minutes; the same under both documented names. */
  attachment_url: textOrNull,
  attachment_path: textOrNull,
  consent: consentSchema,
  /** The wishlist that was sent: pages of the public site. */
  journeys: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type EnquiryResponse = z.infer<typeof enquirySchema>;

export const enquiryListResponseSchema = pageResponse({ data: z.array(enquiryRowSchema) });
export type EnquiryListResponse = z.infer<typeof enquiryListResponseSchema>;

/** Counts of one channel (`/booking/statistics`, `/contact/statistics`). */
export const channelStatisticsSchema = z.record(
  z.enum(['total', 'urgent', 'today', ...enquiryStatuses]),
  z.number(),
);
export type ChannelStatistics = z.infer<typeof channelStatisticsSchema>;

const channelShareSchema = z.object({
  total: z.number(),
  new_count: z.number(),
  urgent_count: z.number(),
  today_count: z.number(),
  by_status: z.record(z.enum(enquiryStatuses), z.number()),
});

/** Counts of both channels (`/enquiries/statistics`). `urgent` also counts those that are done. */
export const enquiryStatisticsSchema = z.object({
  total: z.number(),
  new: z.number(),
  urgent: z.number(),
  today: z.number(),
  /** The current day in the agency's time zone. */
  date: z.iso.date(),
  /** How many each view lists. */
  views: z.record(z.enum(enquiryViews), z.number()),
  booking: channelShareSchema,
  contact: channelShareSchema,
});
export type EnquiryStatistics = z.infer<typeof enquiryStatisticsSchema>;

/** One entry of an enquiry's history: who did what, when, and the values before and after a change. */
export const enquiryHistoryEntrySchema = z.object({
  id: z.number(),
  action: z.enum([
    'submitted',
    'status_changed',
    'priority_changed',
    'notes_changed',
    'note_added',
    'assigned',
    'withdrawn',
    'merged',
    'separated',
    'deleted',
    'reply_due_soon',
    'reply_overdue',
    'snoozed',
    'reply_clock_paused',
    'reply_clock_resumed',
  ]),
  actor: textOrNull,
  from: textOrNull,
  to: textOrNull,
  at: z.string(),
});
export type EnquiryHistoryEntry = z.infer<typeof enquiryHistoryEntrySchema>;
