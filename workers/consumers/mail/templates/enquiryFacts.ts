import type { EnquiryRecord } from '../../../../server/modules/enquiries/queries.ts';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import type { AgencyFacts } from './MailFrame.tsx';

/** What the mails about an enquiry are made from. Links are built from `publicUrl` alone. */
export type EnquiryMailInput = AgencyFacts & { enquiry: EnquiryRecord };

/** The end of a subject line. Lists of mails show some 100 characters: the reference must be among them. */
export const formatTopic = ({ subject, reference }: EnquiryRecord): string =>
  `${truncate(subject, 80)} (${reference})`;

/** Where staff open the enquiry. */
export const getEnquiryLink = (
  publicUrl: string,
  { channel, id }: Pick<EnquiryRecord, 'channel' | 'id'>,
): string => `${publicUrl}/admin/enquiries?enquiry=${channel}-${id}`;
