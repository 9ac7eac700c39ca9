import { type ConsentVersion, consentWordings } from '@modules/enquiries/consent.contract.ts';
import { Fragment } from 'react';
import styles from './ConsentNote.module.css';
import { RouterLink } from './RouterLink.tsx';

const pages: Record<string, string> = { 'Privacy Policy': '/privacy', 'Terms and Conditions': '/terms' };

/** A consent text, exactly as it is recorded, with links to the documents that it names. */
export function ConsentText({ version }: { version: ConsentVersion }) {
  return consentWordings[version].split(/(Privacy Policy|Terms and Conditions)/).map((part) => {
    const page = pages[part];
    return page ? (
      <RouterLink key={part} to={page}>
        {part}
      </RouterLink>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}

/** A consent text as a note above a form's submit button. */
export function ConsentNote({ version }: { version: ConsentVersion }) {
  return (
    <p className={styles.note}>
      <ConsentText version={version} />
    </p>
  );
}
