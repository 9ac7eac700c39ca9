import type { BusinessFacts } from '@modules/settings/contract.ts';

const paths = {
  Facebook:
    'M13.5 21v-7.2h2.4l.5-3h-2.9V9c0-.9.4-1.6 1.7-1.6h1.4V4.8c-.4-.1-1.2-.2-2.1-.2-2.5 0-4 1.5-4 4v2.2H8v3h2.5V21z',
  'Twitter / X':
    'M4 4.5h4.4l3.9 5.3 4.6-5.3H19l-5.7 6.6L20 19.5h-4.4l-4.2-5.7-4.9 5.7H4.3l6.1-7zm2.9 1.5 9.5 12h1.2L8.1 6z',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.3-3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  YouTube:
    'M12 5.5c3 0 5.6.1 6.8.4 1 .3 1.7 1 2 2 .3 1.2.4 2.6.4 4.1s-.1 2.9-.4 4.1c-.3 1-1 1.7-2 2-1.2.3-3.8.4-6.8.4s-5.6-.1-6.8-.4c-1-.3-1.7-1-2-2-.3-1.2-.4-2.6-.4-4.1s.1-2.9.4-4.1c.3-1 1-1.7 2-2 1.2-.3 3.8-.4 6.8-.4zM10 9v6l5.2-3z',
  WhatsApp:
    'M12 3.5a8.4 8.4 0 0 0-7.2 12.7L3.6 20.5l4.4-1.1A8.4 8.4 0 1 0 12 3.5zm0 1.7a6.7 6.7 0 1 1-3.5 12.4l-.4-.2-2.1.5.6-2-.3-.4A6.7 6.7 0 0 1 12 5.2zM8.9 7.9c-.2 0-.5.1-.7.4-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.2.2 1.8 2.8 4.4 3.8 2.2.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.7-.8c-.3-.1-.4-.1-.6.1l-.7.9c-.1.2-.3.2-.5.1a6.6 6.6 0 0 1-3.3-2.9c-.2-.3 0-.4.1-.5l.4-.5.2-.4v-.4l-.8-1.9c-.2-.4-.4-.4-.6-.4z',
} as const;

export type LogoName = keyof typeof paths;

/** A brand's logo in the current text colour. */
export function Logo({ name, size = 20 }: { name: LogoName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

type SocialLinksProps = {
  facts: Pick<BusinessFacts, 'facebook_url' | 'twitter_url' | 'instagram_url' | 'youtube_url'>;
  className?: string;
};

/** The agency's social pages that are set. */
export function SocialLinks({ facts, className }: SocialLinksProps) {
  const all: [LogoName, string][] = [
    ['Facebook', facts.facebook_url],
    ['Twitter / X', facts.twitter_url],
    ['Instagram', facts.instagram_url],
    ['YouTube', facts.youtube_url],
  ];
  const links = all.filter(([, address]) => address);
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(([name, address]) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noreferrer" aria-label={`${name} (opens in a new tab)`}>
            <Logo name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
