import { Text } from '@react-email/components';
import { paragraph } from './look.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import type { NewsletterMailInput } from './NewsletterParts.tsx';
import type { MailContent } from './renderMail.ts';

/** To a person who requested to unsubscribe by entering an address: the link proves that it is theirs. */
export function newsletterUnsubscribe(input: NewsletterMailInput): MailContent {
  return {
    subject: `Your link to unsubscribe · ${input.settings.agency_name}`,
    body: <NewsletterUnsubscribe {...input} />,
  };
}

function NewsletterUnsubscribe({ settings, publicUrl, unsubscribeUrl }: NewsletterMailInput) {
  return (
    <MailFrame
      settings={settings}
      publicUrl={publicUrl}
      preview="Press the button, and we will not write to you again."
      heading="You would like to leave?"
    >
      <Text style={paragraph}>
        Somebody asked to take this address off our newsletter. If it was you, press the button, and we will
        not write to you again.
      </Text>
      <MailButton href={unsubscribeUrl} label="Unsubscribe" />
      <QuietText>If it was not you, ignore this mail: nothing changes.</QuietText>
    </MailFrame>
  );
}
