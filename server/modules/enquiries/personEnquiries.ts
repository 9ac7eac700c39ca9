import type { Database } from '../../platform/db/db.ts';
import { wherePerson } from '../../platform/db/wherePerson.ts';
import type { Enquiry, EnquiryColumn } from './Enquiry.ts';

const columns = [
  ...['id', 'reference', 'channel', 'enquiry_type', 'name', 'email', 'phone', 'subject', 'destination'],
  ...['status', 'source_page', 'visit', 'consent_version', 'consented_at', 'merged_into', 'created_at'],
] as const satisfies readonly EnquiryColumn[];

/** An enquiry as the profile of its person shows it. */
export type PersonEnquiry = Pick<Enquiry, (typeof columns)[number]>;

/** Numbers with fewer digits are too common to be those of one person. */
const minDigits = 7;

const phoneKey = (phone: string | null): string | null => {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length >= minDigits ? digits.slice(-10) : null;
};

type Contact = Pick<Enquiry, 'email' | 'phone'>;

/** Whether two enquiries share the address or the phone number. */
export function isSamePerson(one: Contact, other: Contact): boolean {
  const phone = phoneKey(one.phone);
  if (phone !== null && phone === phoneKey(other.phone)) return true;
  return one.email.toLowerCase() === other.email.toLowerCase();
}

/**
 * The enquiries with the address or the phone number of one, including itself, newest first; at most 50. An erased
 * enquiry has no data that leads to others.
 */
export async function listPersonEnquiries(
  db: Database,
  { id, email, phone, erased_at }: Pick<Enquiry, 'id' | 'email' | 'phone' | 'erased_at'>,
): Promise<PersonEnquiry[]> {
  const personColumns = { email: 'email', phone: 'phone' };
  return db('enquiries')
    .select(...columns)
    .where((query) => {
      if (erased_at) query.where({ id });
      else wherePerson(query, { email }, personColumns);
      if (phone && phoneKey(phone)) {
        query.orWhere((other) => {
          wherePerson(other.whereNotNull('phone'), { phone }, personColumns);
        });
      }
    })
    .orderBy('id', 'desc')
    .limit(50);
}
