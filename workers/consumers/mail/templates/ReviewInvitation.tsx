import { Link, Text } from '@react-email/components';
import { invitationDays } from '../../../../server/modules/reviews/invitations/texts.contract.ts';
import { defangEnquiry } from './defangLinks.ts';
import type { EnquiryMailInput } from './enquiryFacts.ts';
import { frameMail } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import { link, paragraph } from './mailStyles.ts';

/** Both open the form without an account, `formUrl` also without script. */
type ReviewInvitationInput = EnquiryMailInput & { reviewUrl: string; formUrl: string };

/** Invites a guest to say how the journey was. */
export function reviewInvitation(input: ReviewInvitationInput) {
  const { enquiry: written, settings, reviewUrl, formUrl } = input;
  const enquiry = defangEnquiry(written);
  return frameMail(input, {
    subject: `How was your journey? · ${settings.agency_name}`,
    preview: 'A few words from you help the next travellers to choose.',
    heading: 'How was your journey?',
    content: (
      <>
        <Text style={paragraph}>Dear {enquiry.name},</Text>
        <Text style={paragraph}>
          We hope that you are well back home{enquiry.destination ? ` from ${enquiry.destination}` : ''}.
          Would you write a few words about it? What pleased you and what did not: both help us, and the
          travellers after you.
        </Text>
        <MailButton href={reviewUrl} label="Write a review" />
        <QuietText>
          If the form does not appear, use{' '}
          <Link href={formUrl} style={link}>
            the plain one
          </Link>
          . The links are for you alone and work for {invitationDays} days, without an account. We read every
          review before it appears, and your name appears only if you agree. This is the only mail about it;
          your reference is {enquiry.reference}.
        </QuietText>
      </>
    ),
  });
}
