import { Text } from '@react-email/components';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic } from './enquiryFacts.ts';
import { paragraph } from './look.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import type { MailContent } from './renderMail.ts';

export type VisitorNoticeInput = EnquiryMailInput & {
  /** What the visitor wrote on the status page; null when they withdrew the enquiry. */
  text: string | null;
  /** Names of the files that came with it. */
  files: string[];
};

/** To staff, when a visitor wrote on the status page of their enquiry or withdrew it. */
export function visitorNotice({
  enquiry,
  settings,
  publicUrl,
  text,
  files,
}: VisitorNoticeInput): MailContent {
  const link = `${publicUrl}/admin/enquiries?enquiry=${enquiry.channel}-${enquiry.id}`;
  return {
    subject: `${text === null ? 'Withdrawn' : 'New message'}: ${formatTopic(enquiry)}`,
    body: (
      <MailFrame
        settings={settings}
        publicUrl={publicUrl}
        preview={text === null ? `${enquiry.name} withdrew it` : `${enquiry.name}: ${text}`}
        heading={text === null ? 'An enquiry was withdrawn' : 'A visitor wrote to you'}
      >
        <Text style={paragraph}>
          {text === null
            ? `${enquiry.name} withdrew the enquiry ${enquiry.reference}. It is closed.`
            : `${enquiry.name} added a message to the enquiry ${enquiry.reference}.`}
        </Text>
        {text ? <EnquiryText text={text} /> : null}
        {files.length > 0 ? <Text style={paragraph}>Files: {files.join(', ')}</Text> : null}
        <MailButton href={link} label="Open the enquiry" />
      </MailFrame>
    ),
  };
}
