import type { Database, Transaction } from '../../platform/db/db.ts';
import { wherePerson } from '../../platform/db/wherePerson.ts';
import type { Enquiry, EnquiryColumn } from './Enquiry.ts';

const columns = [
  ...['id', 'reference', 'channel', 'enquiry_type', 'name', 'email', 'phone', 'subject', 'destination'],
  ...['status', 'source_page', 'visit', 'consent_version', 'consented_at', 'created_at'],
] as const satisfies readonly EnquiryColumn[];

/** An enquiry as the profile of its person shows it. */
export type PersonEnquiry = Pick<Enquiry, (typeof columns)[number]>;

/** Numbers with fewer digits are too common to be those of one person. */
const minDigits = 7;

/**
 * The enquiries with the address or the phone number of one, itself included, newest first; at most 50. An erased
 * enquiry has lost what would lead to others.
 */
export async function listPersonEnquiries(
  db: Database | Transaction,
  { id, email, phone, erased_at }: Pick<Enquiry, 'id' | 'email' | 'phone' | 'erased_at'>,
): Promise<PersonEnquiry[]> {
  const hasNumber = (phone ?? '').replace(/\D/g, '').length >= minDigits;
  const personColumns = { email: 'email', phone: 'phone' };
  return db('enquiries')
    .select(...columns)
    .where((query) => {
      if (erased_at) query.where({ id });
      else wherePerson(query, { email }, personColumns);
      if (phone && hasNumber) {
        query.orWhere((other) => {
          wherePerson(other.whereNotNull('phone'), { phone }, personColumns);
        });
      }
    })
    .orderBy('id', 'desc')
    .limit(50);
}
