import { listTripFacts } from '../../../../server/modules/enquiries/tripFacts.contract.ts';
import { formatDay, mailboxLink, phoneLink } from '../../../../server/platform/text/formats.contract.ts';
import { formatTime } from '../../../../server/platform/text/formatTime.ts';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';
import type { EnquiryMailInput } from './enquiryFacts.ts';
import { staffNotice } from './staffNotice.tsx';

export function enquiryNotice(input: EnquiryMailInput) {
  const { enquiry, settings } = input;
  const kind = enquiry.channel === 'booking' ? 'booking enquiry' : 'message';
  const received = enquiry.created_at.toISOString();
  const time = formatTime(enquiry.created_at, settings.time_zone);
  return staffNotice(input, {
    subject: `New ${kind} from ${truncate(enquiry.name, 60)}`,
    preview: `${enquiry.name}: ${enquiry.message}`,
    heading: `New ${kind}`,
    introduction: `${enquiry.reference}, received on ${formatDay(received, settings.time_zone)} at ${time}.`,
    facts: [
      { label: 'Name', value: enquiry.name },
      { label: 'Email', value: enquiry.email, href: mailboxLink(enquiry.email) },
      { label: 'Phone', value: enquiry.phone, href: phoneLink(enquiry.phone ?? '') },
      ...listTripFacts(enquiry),
    ],
    text: enquiry.message,
    closing: `Answering this mail writes to ${enquiry.name}.`,
  });
}
