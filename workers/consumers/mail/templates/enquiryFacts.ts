import type { EnquiryRecord } from '../../../../server/modules/enquiries/queries.ts';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import type { AgencyFacts } from './MailFrame.tsx';

/** The data of mails about an enquiry. Links are built only from `publicUrl`. */
export type EnquiryMailInput = AgencyFacts & { enquiry: EnquiryRecord };

/** The end of a subject line. Lists of mails show about 100 characters, which must include the reference. */
export const formatTopic = ({ subject, reference }: EnquiryRecord): string =>
  `${truncate(subject, 80)} (${reference})`;

/** Where staff open the enquiry. */
export const getEnquiryLink = (
  publicUrl: string,
  { channel, id }: Pick<EnquiryRecord, 'channel' | 'id'>,
): string => `${publicUrl}/admin/enquiries?enquiry=${channel}-${id}`;
