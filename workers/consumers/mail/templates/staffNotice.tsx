import { Text } from '@react-email/components';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { type Fact, Facts } from './Facts.tsx';
import { frameMail } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

type Notice = {
  /** The beginning of the subject line, before the topic of the enquiry. */
  subject: string;
  preview: string;
  heading: string;
  introduction: string;
  facts?: readonly Fact[];
  /** What somebody wrote; without it there is no quotation. */
  text?: string | null;
  /** Names of the attached files. */
  files?: readonly string[];
  buttonLabel?: string;
  /** Small print below the button. */
  closing?: string;
};

/** A mail to staff about something that happened to an enquiry, with a link to it. */
export function staffNotice(input: EnquiryMailInput, notice: Notice) {
  const { subject, preview, heading, introduction, facts, text, files = [] } = notice;
  const { buttonLabel = 'Open the enquiry', closing } = notice;
  return frameMail(input, {
    subject: `${subject}: ${formatTopic(input.enquiry)}`,
    preview,
    heading,
    content: (
      <>
        <Text style={paragraph}>{introduction}</Text>
        {facts ? <Facts facts={facts} /> : null}
        {text ? <EnquiryText text={text} /> : null}
        {files.length > 0 ? <Text style={paragraph}>Files: {files.join(', ')}</Text> : null}
        <MailButton href={getEnquiryLink(input.publicUrl, input.enquiry)} label={buttonLabel} />
        {closing ? <QuietText>{closing}</QuietText> : null}
      </>
    ),
  });
}
