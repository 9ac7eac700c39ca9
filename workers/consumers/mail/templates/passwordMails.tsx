import { Text } from '@react-email/components';
import { type AgencyFacts, frameMail } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

/** The data of mails with a link to choose a password. */
type PasswordMailInput = AgencyFacts & { url: string; firstName: string };

/** To the owner of an account, after a request to reset its password. */
export function passwordReset(input: PasswordMailInput) {
  const { settings, url, firstName } = input;
  return frameMail(input, {
    subject: `Choose a new password · ${settings.agency_name}`,
    preview: 'The link works once, and for one hour.',
    heading: 'Choose a new password',
    content: (
      <>
        <Text style={paragraph}>
          Hello {firstName}, somebody asked for a new password for your account in the back office of{' '}
          {settings.agency_name}. If it was you, choose one here:
        </Text>
        <MailButton href={url} label="Choose a new password" />
        <QuietText>
          The link works once, and for one hour. If it was not you, ignore this mail: your password stays as
          it is, and nobody else has seen this link.
        </QuietText>
      </>
    ),
  });
}

/** To a new colleague, whose account has no password yet. */
export function invitation(input: PasswordMailInput) {
  const { settings, url, firstName } = input;
  return frameMail(input, {
    subject: `Your account at ${settings.agency_name}`,
    preview: 'Choose a password, and you can sign in.',
    heading: `Welcome, ${firstName}`,
    content: (
      <>
        <Text style={paragraph}>
          You have an account in the back office of {settings.agency_name}. Choose a password, and you can
          sign in with this address.
        </Text>
        <MailButton href={url} label="Choose my password" />
        <QuietText>
          The link works once, and for 72 hours. Later, ask your administrator for a new invitation, or use
          “Forgot password?” on the sign-in page.
        </QuietText>
      </>
    ),
  });
}
