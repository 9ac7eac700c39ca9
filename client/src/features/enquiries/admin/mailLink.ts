import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { mailboxLink } from '@platform/text/formats.contract.ts';

export const mailLink = ({ email, subject }: Pick<EnquiryResponse, 'email' | 'subject'>) =>
  `${mailboxLink(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
