import { Text } from '@react-email/components';
import { formatDay } from '../../../../server/platform/text/formats.contract.ts';
import { formatTime } from '../../../../server/platform/text/formatTime.ts';
import { type AgencyFacts, frameMail } from './MailFrame.tsx';
import { QuietText } from './MailParts.tsx';
import { paragraph } from './mailStyles.ts';

/** A change of sign-in data, for the notice to the account's owner. */
export type AccountNoticeInput = AgencyFacts & {
  firstName: string;
  /** Subject and heading: `Your password was changed`. */
  heading: string;
  /** The change as the end of a sentence about the account: `another password was set for it`. */
  change: string;
  /** What changes for the owner; empty for nothing. */
  consequence: string;
  /** What to do about a change by a stranger, as the end of a sentence. */
  advice: string;
  /** Who made the change, when it was not the owner. */
  by: string | null;
  /** ISO 8601. */
  at: string;
};

/** To the owner of an account, about a security-relevant change. */
export function accountNotice(input: AccountNoticeInput) {
  const { settings, firstName, heading, change, consequence, advice, by, at } = input;
  const day = formatDay(at, settings.time_zone);
  const time = formatTime(new Date(at), settings.time_zone);
  return frameMail(input, {
    subject: `${heading} · ${settings.agency_name}`,
    preview: `On ${day} at ${time}.`,
    heading,
    content: (
      <>
        <Text style={paragraph}>
          Hello {firstName}, this is about your account in the back office of {settings.agency_name}: on {day}{' '}
          at {time} {change}
          {by ? ` by ${by}` : ''}. {consequence}
        </Text>
        <QuietText>If you know of this, there is nothing to do. If not, {advice}</QuietText>
      </>
    ),
  });
}
