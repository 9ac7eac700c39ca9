import { phoneLink } from '@platform/text/formats.contract.ts';
import { Mail, Phone } from 'lucide-react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';

type ContactLinksProps = { facts: BusinessFacts; className: string | undefined; iconSize: number };

/** The agency's phone and email address, as far as they are set. */
export function ContactLinks({ facts, className, iconSize }: ContactLinksProps) {
  return (
    <div className={className}>
      {facts.phone_primary ? (
        <a href={phoneLink(facts.phone_primary)}>
          <Phone size={iconSize} aria-hidden="true" />
          {facts.phone_primary}
        </a>
      ) : null}
      {facts.email_info ? (
        <a href={`mailto:${facts.email_info}`}>
          <Mail size={iconSize} aria-hidden="true" />
          {facts.email_info}
        </a>
      ) : null}
    </div>
  );
}
