import type { Enquiry } from '@modules/enquiries/contract.ts';
import { mailboxLink } from '@platform/text/formats.contract.ts';

export const mailLink = ({ email, subject }: Pick<Enquiry, 'email' | 'subject'>) =>
  `${mailboxLink(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
