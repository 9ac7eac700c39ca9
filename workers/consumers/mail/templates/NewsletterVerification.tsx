import { Text } from '@react-email/components';
import { verificationDays } from '../../../../server/modules/newsletter/contract.ts';
import { paragraph } from './look.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import { type NewsletterMailInput, UnsubscribeLine } from './NewsletterParts.tsx';
import type { MailContent } from './renderMail.ts';

type Input = NewsletterMailInput & { verifyUrl: string };

/** To an address that was entered for the newsletter: no newsletter is sent before it is confirmed. */
export function newsletterVerification(input: Input): MailContent {
  return {
    subject: `Please confirm your subscription · ${input.settings.agency_name}`,
    body: <NewsletterVerification {...input} />,
  };
}

function NewsletterVerification({ settings, publicUrl, verifyUrl, unsubscribeUrl }: Input) {
  return (
    <MailFrame
      settings={settings}
      publicUrl={publicUrl}
      preview="One press of a button, and our letters will find you."
      heading="Is this you?"
    >
      <Text style={paragraph}>
        Thank you for your interest in the letters of {settings.agency_name}: new routes, quiet weeks and fair
        prices, now and then. Please confirm that this is your address.
      </Text>
      <MailButton href={verifyUrl} label="Confirm my subscription" />
      <QuietText>
        The link works for {verificationDays} days. If it was not you who subscribed, simply ignore this mail:
        without your confirmation we will not write again.
      </QuietText>
      <UnsubscribeLine url={unsubscribeUrl} />
    </MailFrame>
  );
}
