import type { Enquiry } from '@modules/enquiries/contract.ts';
import { mailboxLink } from '@platform/text/formats.contract.ts';

/** A mailto link that answers the enquiry. */
export const mailLink = ({ email, subject }: Pick<Enquiry, 'email' | 'subject'>) =>
  `${mailboxLink(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
