import { Text } from '@react-email/components';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { paragraph } from './look.ts';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';

export type CustomerMailInput = EnquiryMailInput & { /** The visitor's text. */ text: string };

/** To the person who answers an enquiry, after another message of its visitor. */
export function customerMailTemplate(input: CustomerMailInput) {
  const { enquiry, publicUrl, text } = input;
  return frameMail(input, {
    subject: `${truncate(enquiry.name, 60)} answered: ${formatTopic(enquiry)}`,
    preview: `${enquiry.name}: ${text}`,
    heading: 'A visitor answered',
    content: (
      <>
        <Text style={paragraph}>
          {enquiry.name} wrote about the enquiry {enquiry.reference}. Please answer in the back office: an
          answer to this mail does not reach the visitor.
        </Text>
        <EnquiryText text={truncate(text, 5000)} />
        <MailButton href={getEnquiryLink(publicUrl, enquiry)} label="Open the conversation" />
      </>
    ),
  });
}
