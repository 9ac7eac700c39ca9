import { Model } from 'objection';
import type { PrivateFile } from '../../platform/storage/privateFiles.ts';
import type { ConsentVersion } from './consent.contract.ts';
import type { EnquiryChannel, EnquiryPriority, EnquiryStatus, EnquiryType } from './contract.ts';
import type { serviceFields } from './formChoices.contract.ts';
import type { Quote } from './quote.contract.ts';
import type { Visit } from './visit.contract.ts';

/** Lists of the options that the visitor selected on the booking form. */
export type Services = Partial<Record<(typeof serviceFields)[number], string[]>>;

export type Attachment = PrivateFile;

/** A visitor's enquiry and its processing by staff. Every status transition is allowed. */
export class Enquiry extends Model {
  static override tableName = 'enquiries';
  static override jsonAttributes = ['services', 'attachment', 'visit', 'quote'];

  declare id: number;
  declare reference: string;
  declare channel: EnquiryChannel;
  declare enquiry_type: EnquiryType;
  declare name: string;
  declare email: string;
  declare phone: string | null;
  declare subject: string;
  declare message: string;
  declare status: EnquiryStatus;
  declare priority: EnquiryPriority;
  declare assigned_to: number | null;
  declare contact_time: string | null;
  declare services: Services;
  declare source_page: string | null;
  declare destination: string | null;
  declare travel_type: string | null;
  declare event_date: string | null;
  declare guest_count: number | null;
  declare budget_range: string | null;
  declare venue: string | null;
  /** `2027-02`, when the date is not yet known. */
  declare travel_month: string | null;
  declare flexibility: string | null;
  declare departure_city: string | null;
  declare attachment: Attachment | null;
  /** How the visitor came; null for enquiries that did not come by a form of the site. */
  declare visit: Visit | null;
  /** Who travels, with the calculated price; null when the form named no travellers. */
  declare quote: Quote | null;
  declare consent_version: ConsentVersion | null;
  declare consented_at: Date | null;
  /** The enquiry that this one duplicates; null for one that stands alone. */
  declare merged_into: number | null;
  /** The status that is restored when it is separated. */
  declare status_before_merge: EnquiryStatus | null;
  /** When all personal data was erased; the row still counts. */
  declare erased_at: Date | null;
  declare created_at: Date;
  declare updated_at: Date;
}

/**
 * The columns that a visitor may leave empty, with the value of an empty one. A new field of the forms is added here;
 * submitting, reading and erasing derive their columns from it.
 */
export const emptyFields = {
  phone: null,
  contact_time: null,
  services: {},
  source_page: null,
  destination: null,
  travel_type: null,
  event_date: null,
  guest_count: null,
  budget_range: null,
  venue: null,
  travel_month: null,
  flexibility: null,
  departure_city: null,
  attachment: null,
  visit: null,
  quote: null,
} satisfies Partial<Enquiry>;
export type OptionalField = keyof typeof emptyFields;

/** The columns of every submission; `consent_version` is null where no wording was shown. */
const requiredColumns = [
  'channel',
  'enquiry_type',
  'name',
  'email',
  'subject',
  'message',
  'consent_version',
] as const satisfies readonly (keyof Enquiry)[];

/** The fields of a validated form. */
export type Submission = Pick<Enquiry, (typeof requiredColumns)[number] | OptionalField>;
export const submissionColumns = [
  ...requiredColumns,
  ...(Object.keys(emptyFields) as OptionalField[]), // keys of a closed object
] as const;

export const enquiryColumns = [
  'id',
  'reference',
  ...submissionColumns,
  'status',
  'priority',
  'assigned_to',
  'consented_at',
  'merged_into',
  'status_before_merge',
  'erased_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Enquiry)[];
export type EnquiryColumn = (typeof enquiryColumns)[number];
