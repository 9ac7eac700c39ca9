import { Link, Text } from '@react-email/components';
import { verificationDays } from '../../../../server/modules/newsletter/contract.ts';
import { type AgencyFacts, frameMail } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import { link, paragraph } from './mailStyles.ts';

type NewsletterMailInput = AgencyFacts & { unsubscribeUrl: string };

/** The unsubscribe link, at the foot of each newsletter mail. */
function UnsubscribeLine({ url }: { url: string }) {
  return (
    <QuietText>
      You get this mail because your address was entered for our newsletter.{' '}
      <Link href={url} style={link}>
        Unsubscribe
      </Link>
    </QuietText>
  );
}

/** To an address that was entered for the newsletter: no newsletter is sent before it is confirmed. */
export function newsletterVerification(input: NewsletterMailInput & { verifyUrl: string }) {
  const { settings, verifyUrl, unsubscribeUrl } = input;
  return frameMail(input, {
    subject: `Please confirm your subscription · ${settings.agency_name}`,
    preview: 'One press of a button, and our letters will find you.',
    heading: 'Is this you?',
    content: (
      <>
        <Text style={paragraph}>
          Thank you for your interest in the letters of {settings.agency_name}: new routes, quiet weeks and
          fair prices, now and then. Please confirm that this is your address.
        </Text>
        <MailButton href={verifyUrl} label="Confirm my subscription" />
        <QuietText>
          The link works for {verificationDays} days. If it was not you who subscribed, simply ignore this
          mail: without your confirmation we will not write again.
        </QuietText>
        <UnsubscribeLine url={unsubscribeUrl} />
      </>
    ),
  });
}

/** To a person who has just confirmed. */
export function newsletterWelcome(input: NewsletterMailInput) {
  const { settings, publicUrl, unsubscribeUrl } = input;
  return frameMail(input, {
    subject: `Welcome aboard · ${settings.agency_name}`,
    preview: 'Your subscription is confirmed.',
    heading: 'Welcome aboard',
    content: (
      <>
        <Text style={paragraph}>
          Your subscription is confirmed. From time to time we will write to you about places worth the
          journey, the right week to go, and what it costs.
        </Text>
        <Text style={paragraph}>Until the first letter comes, this is where we would take you:</Text>
        <MailButton href={`${publicUrl}/destination`} label="See our destinations" />
        <UnsubscribeLine url={unsubscribeUrl} />
      </>
    ),
  });
}

/** To a person who requested to unsubscribe by entering an address: the link proves that it is theirs. */
export function newsletterUnsubscribe(input: NewsletterMailInput) {
  const { settings, unsubscribeUrl } = input;
  return frameMail(input, {
    subject: `Your link to unsubscribe · ${settings.agency_name}`,
    preview: 'Press the button, and we will not write to you again.',
    heading: 'You would like to leave?',
    content: (
      <>
        <Text style={paragraph}>
          Somebody asked to take this address off our newsletter. If it was you, press the button, and we will
          not write to you again.
        </Text>
        <MailButton href={unsubscribeUrl} label="Unsubscribe" />
        <QuietText>If it was not you, ignore this mail: nothing changes.</QuietText>
      </>
    ),
  });
}
