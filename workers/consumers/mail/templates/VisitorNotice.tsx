import { Text } from '@react-email/components';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

export type VisitorNoticeInput = EnquiryMailInput & {
  /** The visitor's text on the status page; null when they withdrew the enquiry. */
  text: string | null;
  /** Names of the attached files. */
  files: string[];
};

/** To staff, when a visitor wrote on the status page of their enquiry or withdrew it. */
export function visitorNotice(input: VisitorNoticeInput) {
  const { enquiry, publicUrl, text, files } = input;
  const link = getEnquiryLink(publicUrl, enquiry);
  return frameMail(input, {
    subject: `${text === null ? 'Withdrawn' : 'New message'}: ${formatTopic(enquiry)}`,
    preview: text === null ? `${enquiry.name} withdrew it` : `${enquiry.name}: ${text}`,
    heading: text === null ? 'An enquiry was withdrawn' : 'A visitor wrote to you',
    content: (
      <>
        <Text style={paragraph}>
          {text === null
            ? `${enquiry.name} withdrew the enquiry ${enquiry.reference}. It is closed.`
            : `${enquiry.name} added a message to the enquiry ${enquiry.reference}.`}
        </Text>
        {text ? <EnquiryText text={text} /> : null}
        {files.length > 0 ? <Text style={paragraph}>Files: {files.join(', ')}</Text> : null}
        <MailButton href={link} label="Open the enquiry" />
      </>
    ),
  });
}
