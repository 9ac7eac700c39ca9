import { Model } from 'objection';
import type { ConsentVersion } from './consent.contract.ts';
import type { EnquiryChannel, EnquiryPriority, EnquiryStatus, EnquiryType } from './contract.ts';

/** Lists of what the visitor ticked on the booking form. */
export type Services = Partial<
  Record<
    | 'tour_type'
    | 'tour_categories'
    | 'hotel_type'
    | 'rental_type'
    | 'ticket_type'
    | 'visa_type'
    | 'wedding_packages',
    string[]
  >
>;

/** A private file: its storage key, the visitor's name for it, its size in bytes, its checked content type. */
export type Attachment = { key: string; name: string; size: number; mime: string };

/** A visitor's enquiry and its processing by staff. Every status transition is allowed. */
export class Enquiry extends Model {
  static override tableName = 'enquiries';
  static override jsonAttributes = ['services', 'attachment'];

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
  declare attachment: Attachment | null;
  declare consent_version: ConsentVersion | null;
  declare consented_at: Date | null;
  /** When everything personal was taken out; the row goes on counting. */
  declare erased_at: Date | null;
  declare created_at: Date;
  declare updated_at: Date;
}
