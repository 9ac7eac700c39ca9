import { Link } from '@react-email/components';
import type { Settings } from '../../../../server/modules/settings/contract.ts';
import { link } from './look.ts';
import { QuietText } from './MailParts.tsx';

export type NewsletterMailInput = { settings: Settings; publicUrl: string; unsubscribeUrl: string };

/** The way out, at the foot of each newsletter mail. */
export function UnsubscribeLine({ url }: { url: string }) {
  return (
    <QuietText>
      You get this mail because your address was entered for our newsletter.{' '}
      <Link href={url} style={link}>
        Unsubscribe
      </Link>
    </QuietText>
  );
}
