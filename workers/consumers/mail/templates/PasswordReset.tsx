import { Text } from '@react-email/components';
import type { Settings } from '../../../../server/modules/settings/contract.ts';
import { paragraph } from './look.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailButton, QuietText } from './MailParts.tsx';
import type { MailContent } from './renderMail.ts';

/** What the mails with a link to choose a password are made from. */
export type PasswordMailInput = { settings: Settings; publicUrl: string; url: string; firstName: string };

/** To the owner of an account, after somebody said that its password is forgotten. */
export function passwordReset(input: PasswordMailInput): MailContent {
  return {
    subject: `Choose a new password · ${input.settings.agency_name}`,
    body: <PasswordReset {...input} />,
  };
}

function PasswordReset({ settings, publicUrl, url, firstName }: PasswordMailInput) {
  return (
    <MailFrame
      settings={settings}
      publicUrl={publicUrl}
      preview="The link works once, and for one hour."
      heading="Choose a new password"
    >
      <Text style={paragraph}>
        Hello {firstName}, somebody asked for a new password for your account in the back office of{' '}
        {settings.agency_name}. If it was you, choose one here:
      </Text>
      <MailButton href={url} label="Choose a new password" />
      <QuietText>
        The link works once, and for one hour. If it was not you, ignore this mail: your password stays as it
        is, and nobody else has seen this link.
      </QuietText>
    </MailFrame>
  );
}
