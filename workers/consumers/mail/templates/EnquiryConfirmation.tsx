import { Link, Text } from '@react-email/components';
import { listTripFacts } from '../../../../server/modules/enquiries/tripFacts.contract.ts';
import { formatReplyTime } from '../../../../server/modules/settings/replyTime.contract.ts';
import type { PublicMember } from '../../../../server/modules/team/contract.ts';
import { defangEnquiry } from './defangLinks.ts';
import { EnquiryText } from './EnquiryText.tsx';
import type { EnquiryMailInput } from './enquiryFacts.ts';
import { Facts } from './Facts.tsx';
import { frameMail } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { colours, link, paragraph, unbroken } from './mailStyles.ts';
import { Planner } from './Planner.tsx';

type EnquiryConfirmationInput = EnquiryMailInput & {
  /** Opens the page of the enquiry without an account. */
  statusUrl: string;
  /** The person who answers it, if that is known and the person is on the site. */
  planner?: PublicMember | undefined;
};

/**
 * Confirms an enquiry to the visitor and repeats its content. The address may belong to a stranger, so the text is
 * shortened and its links are defanged.
 */
export function enquiryConfirmation(input: EnquiryConfirmationInput) {
  const { enquiry: written, settings, publicUrl, statusUrl, planner } = input;
  const enquiry = defangEnquiry(written);
  const replyTime = formatReplyTime(settings);
  const { reference } = enquiry;
  const isBooking = enquiry.channel === 'booking';
  return frameMail(input, {
    subject: `We have your enquiry ${reference} · ${settings.agency_name}`,
    preview: `Your reference is ${reference}. We will be in touch within ${replyTime}.`,
    heading: isBooking ? 'Your journey begins' : 'Thank you for writing',
    content: (
      <>
        <Text style={paragraph}>Dear {enquiry.name},</Text>
        <Text style={paragraph}>
          Your {isBooking ? 'booking enquiry' : 'message'} has reached us. One of our travel planners will
          read it and contact you within {replyTime}. Your reference is{' '}
          <strong style={unbroken}>{reference}</strong>; please mention it when you call or write.
        </Text>
        {planner ? <Planner member={planner} publicUrl={publicUrl} /> : null}
        <Facts facts={listTripFacts(enquiry)} />
        <Text style={{ ...paragraph, color: colours.quiet, fontSize: 14, margin: '0 0 6px' }}>
          What you wrote
        </Text>
        <EnquiryText text={enquiry.message} />
        <Text style={paragraph}>See where it stands, add something or withdraw it, without an account:</Text>
        <MailButton href={statusUrl} label="See your enquiry" />
        <Text style={paragraph}>
          Until then, have a look at our{' '}
          <Link href={`${publicUrl}/destination`} style={link}>
            destinations
          </Link>
          . If you did not send this enquiry, please ignore this mail: nothing has been booked.
        </Text>
      </>
    ),
  });
}
