import { Text } from '@react-email/components';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

export type CustomerMailInput = EnquiryMailInput & {
  /** Who wrote the message; others than the visitor may, too. */
  author: string;
  text: string;
  /** Names of the attached files. */
  files: string[];
};

/** To the person who answers an enquiry, after another message of its visitor. */
export function customerMail(input: CustomerMailInput) {
  const { enquiry, publicUrl, author, text, files } = input;
  return frameMail(input, {
    subject: `${truncate(author, 60)} answered: ${formatTopic(enquiry)}`,
    preview: `${author}: ${text}`,
    heading: 'A visitor answered',
    content: (
      <>
        <Text style={paragraph}>
          {author} wrote about the enquiry {enquiry.reference} of {enquiry.name}. Please answer in the back
          office: an answer to this mail does not reach the visitor.
        </Text>
        {text ? <EnquiryText text={truncate(text, 5000)} /> : null}
        {files.length > 0 ? <Text style={paragraph}>Files: {files.join(', ')}</Text> : null}
        <MailButton href={getEnquiryLink(publicUrl, enquiry)} label="Open the conversation" />
      </>
    ),
  });
}
