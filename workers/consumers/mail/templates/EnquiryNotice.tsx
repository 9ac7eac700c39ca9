import { Button, Text } from '@react-email/components';
import { listTripFacts } from '../../../../server/modules/enquiries/tripFacts.contract.ts';
import { formatDay, mailboxLink } from '../../../../server/platform/text/formats.contract.ts';
import { formatTime } from '../../../../server/platform/text/formatTime.ts';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import { EnquiryText } from './EnquiryText.tsx';
import { type EnquiryMailInput, formatTopic, getEnquiryLink } from './enquiryFacts.ts';
import { Facts } from './Facts.tsx';
import { frameMail } from './MailFrame.tsx';
import { button, colours, paragraph } from './mailStyles.ts';

export function enquiryNotice(input: EnquiryMailInput) {
  const { enquiry, settings, publicUrl } = input;
  const kind = enquiry.channel === 'booking' ? 'booking enquiry' : 'message';
  const received = enquiry.created_at.toISOString();
  const time = formatTime(enquiry.created_at, settings.time_zone);
  return frameMail(input, {
    subject: `New ${kind} from ${truncate(enquiry.name, 60)}: ${formatTopic(enquiry)}`,
    preview: `${enquiry.name}: ${enquiry.message}`,
    heading: `New ${kind}`,
    content: (
      <>
        <Text style={paragraph}>
          {enquiry.reference}, received on {formatDay(received, settings.time_zone)} at {time}.
        </Text>
        <Facts
          facts={[
            { label: 'Name', value: enquiry.name },
            { label: 'Email', value: enquiry.email, href: mailboxLink(enquiry.email) },
            {
              label: 'Phone',
              value: enquiry.phone,
              href: `tel:${(enquiry.phone ?? '').replace(/[^\d+]/g, '')}`,
            },
            ...listTripFacts(input.enquiry),
          ]}
        />
        <EnquiryText text={enquiry.message} />
        <Button href={getEnquiryLink(publicUrl, enquiry)} style={button}>
          Open the enquiry
        </Button>
        <Text style={{ ...paragraph, color: colours.quiet, fontSize: 14, margin: '16px 0 8px' }}>
          Answering this mail writes to {enquiry.name}.
        </Text>
      </>
    ),
  });
}
