import { type ConsentVersion, consentWordings } from '@modules/enquiries/consent.contract.ts';
import { Fragment } from 'react';
import styles from './ConsentNote.module.css';
import { RouterLink } from './RouterLink.tsx';

const pages: Record<string, string> = { 'Privacy Policy': '/privacy', 'Terms and Conditions': '/terms' };

/**
 * A consent text, exactly as it is recorded, with links to the documents that it names. Without script the form sends its
 * version.
 */
export function ConsentText({ version }: { version: ConsentVersion }) {
  const parts = consentWordings[version].split(/(Privacy Policy|Terms and Conditions)/);
  return (
    <>
      <input type="hidden" name="consent" value={version} />
      {parts.map((part) => {
        const page = pages[part];
        return page ? (
          <RouterLink key={part} to={page}>
            {part}
          </RouterLink>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        );
      })}
    </>
  );
}

/** A consent text as a note above a form's submit button. */
export function ConsentNote({ version }: { version: ConsentVersion }) {
  return (
    <p className={styles.note}>
      <ConsentText version={version} />
    </p>
  );
}
