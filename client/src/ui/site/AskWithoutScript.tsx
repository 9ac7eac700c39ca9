import type { PublicSettings } from '@modules/settings/contract.ts';
import { Fragment } from 'react';
import { phoneLink } from '../../lib/text/phoneNumbers.ts';
import { NeedsScript } from './NeedsScript.tsx';

/** How to reach the agency; what it does not have is empty. */
export type AgencyContact = Pick<PublicSettings, 'phone_primary' | 'email_info' | 'chat_number'>;

/** Shown in place of an enquiry form when the browser runs no script: the other ways to ask the agency. */
export function AskWithoutScript({ agency }: { agency: AgencyContact }) {
  const ways = [
    { text: agency.phone_primary, link: phoneLink(agency.phone_primary) },
    { text: agency.email_info, link: `mailto:${agency.email_info}` },
    { text: agency.chat_number && 'WhatsApp', link: `https://wa.me/${agency.chat_number}` },
  ].filter(({ text }) => text !== '');
  return (
    <NeedsScript
      instead={
        <>
          Please enable it, or ask us directly:
          {ways.map(({ text, link }, place) => (
            <Fragment key={link}>
              {place > 0 ? ' · ' : ' '}
              <a href={link}>{text}</a>
            </Fragment>
          ))}
        </>
      }
    />
  );
}
