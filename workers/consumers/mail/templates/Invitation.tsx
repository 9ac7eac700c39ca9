import { Text } from '@react-email/components';
import { paragraph } from './look.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import type { PasswordMailInput } from './PasswordReset.tsx';
import type { MailContent } from './renderMail.ts';

/** To a new colleague, whose account has no password yet. */
export function invitation(input: PasswordMailInput): MailContent {
  return {
    subject: `Your account at ${input.settings.agency_name}`,
    body: <Invitation {...input} />,
  };
}

function Invitation({ settings, publicUrl, url, firstName }: PasswordMailInput) {
  return (
    <MailFrame
      settings={settings}
      publicUrl={publicUrl}
      preview="Choose a password, and you can sign in."
      heading={`Welcome, ${firstName}`}
    >
      <Text style={paragraph}>
        You have an account in the back office of {settings.agency_name}. Choose a password, and you can sign
        in with this address.
      </Text>
      <MailButton href={url} label="Choose my password" />
      <QuietText>
        The link works once, and for 72 hours. Later, ask your administrator for a new invitation, or use
        “Forgot password?” on the sign-in page.
      </QuietText>
    </MailFrame>
  );
}
