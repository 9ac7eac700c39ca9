import { Text } from '@react-email/components';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

export type UndeliveredNoticeInput = EnquiryMailInput & {
  /** A reply of staff did not arrive; otherwise another mail, such as the confirmation. */
  isReply: boolean;
  /** Who wrote the reply. */
  author: string | null;
  /** The words of the mail server that refused the mail. */
  reason: string;
};

/** To the person who answers an enquiry and the author of a reply, when a mail did not reach its visitor. */
export function undeliveredNotice(input: UndeliveredNoticeInput) {
  const { enquiry, publicUrl, isReply, author, reason } = input;
  const { name, reference, phone } = enquiry;
  const mail = author ? `The reply of ${author}` : 'A mail';
  return frameMail(input, {
    subject: `Not delivered: ${formatTopic(enquiry)}`,
    preview: `${name}: ${reason}`,
    heading: isReply ? 'A reply did not arrive' : 'A mail did not arrive',
    content: (
      <>
        <Text style={paragraph}>
          {mail} about the enquiry {reference} did not reach {name}.{' '}
          {phone ? `You can call ${phone}.` : 'There is no phone number.'}
        </Text>
        <EnquiryText text={reason} />
        <MailButton href={getEnquiryLink(publicUrl, enquiry)} label="Open the conversation" />
      </>
    ),
  });
}
