import { Link2, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from './Button.tsx';
import styles from './Details.module.css';
import { Logo } from './SocialLogos.tsx';

type ShareActionsProps = {
  name: string;
  /** What to share instead of the current page. */
  path?: string;
};

/** Shares the page: by WhatsApp, by the device's own dialog where there is one, and as a copied link. */
export function ShareActions({ name, path }: ShareActionsProps) {
  const { pathname } = useLocation();
  /** Known only to the script: until it runs, the buttons reserve their place. */
  const [origin, setOrigin] = useState('');
  const [outcome, setOutcome] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const url = origin + (path ?? pathname);
  const hasDialog = origin !== '' && typeof navigator.share === 'function';

  const share = async () => {
    setOutcome('');
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // cancelled, or the dialog of an earlier tap is still open
      const isHarmless = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
      if (!isHarmless) setOutcome('The page could not be shared. Please copy its link.');
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('The link is copied.');
    } catch {
      setOutcome('The link could not be copied. Please copy it from the address bar.');
    }
  };

  return (
    <div style={origin ? undefined : { visibility: 'hidden' }}>
      <div className={styles.badges}>
        <ButtonLink
          to={`https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`}
          target="_blank"
          rel="noreferrer"
          look="outline"
          small
          aria-label="Share on WhatsApp (opens in a new tab)"
        >
          <Logo name="WhatsApp" size={18} />
          WhatsApp
        </ButtonLink>
        {hasDialog ? (
          <Button look="outline" small onClick={share}>
            <Share2 size={18} aria-hidden="true" />
            Share
          </Button>
        ) : null}
        <Button look="outline" small onClick={copy}>
          <Link2 size={18} aria-hidden="true" />
          Copy link
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </div>
  );
}
