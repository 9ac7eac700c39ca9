import { Text } from '@react-email/components';
import { paragraph } from './look.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailButton } from './MailParts.tsx';
import { type NewsletterMailInput, UnsubscribeLine } from './NewsletterParts.tsx';
import type { MailContent } from './renderMail.ts';

/** To somebody who has just confirmed. */
export function newsletterWelcome(input: NewsletterMailInput): MailContent {
  return {
    subject: `Welcome aboard · ${input.settings.agency_name}`,
    body: <NewsletterWelcome {...input} />,
  };
}

function NewsletterWelcome({ settings, publicUrl, unsubscribeUrl }: NewsletterMailInput) {
  return (
    <MailFrame
      settings={settings}
      publicUrl={publicUrl}
      preview="Your subscription is confirmed."
      heading="Welcome aboard"
    >
      <Text style={paragraph}>
        Your subscription is confirmed. From time to time we will write to you about places worth the journey,
        the right week to go, and what it costs.
      </Text>
      <Text style={paragraph}>Until the first letter comes, this is where we would take you:</Text>
      <MailButton href={`${publicUrl}/destination`} label="See our destinations" />
      <UnsubscribeLine url={unsubscribeUrl} />
    </MailFrame>
  );
}
