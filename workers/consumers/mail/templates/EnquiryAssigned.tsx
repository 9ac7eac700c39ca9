import { Text } from '@react-email/components';
import { listTripFacts } from '../../../../server/modules/enquiries/tripFacts.contract.ts';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { Facts } from './Facts.tsx';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

export type EnquiryAssignedInput = EnquiryMailInput & {
  /** First name of the assignee. */
  firstName: string;
  /** Who assigned it; null when the rule of the settings did. */
  by: string | null;
};

/** To the person whom an enquiry was assigned to. */
export function enquiryAssigned(input: EnquiryAssignedInput) {
  const { enquiry, publicUrl, firstName, by } = input;
  const link = getEnquiryLink(publicUrl, enquiry);
  return frameMail(input, {
    subject: `Assigned to you: ${formatTopic(enquiry)}`,
    preview: `${enquiry.name}: ${enquiry.message}`,
    heading: 'An enquiry was assigned to you',
    content: (
      <>
        <Text style={paragraph}>
          Hello {firstName},{' '}
          {by
            ? `${by} assigned the enquiry ${enquiry.reference} of ${enquiry.name} to you.`
            : `the enquiry ${enquiry.reference} of ${enquiry.name} was assigned to you automatically.`}
        </Text>
        <Facts facts={listTripFacts(input.enquiry)} />
        <EnquiryText text={enquiry.message} />
        <MailButton href={link} label="Open the enquiry" />
      </>
    ),
  });
}
