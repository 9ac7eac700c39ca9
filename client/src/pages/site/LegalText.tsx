import { Prose } from '../../components/Prose.tsx';
import styles from './LegalText.module.css';

const coming = '<p>This text is being prepared. Please <a href="/contact">ask us</a> if you need it now.</p>';

/** Legal text from the settings. */
export function LegalText({ html }: { html: string }) {
  return (
    <div className={`wrap ${styles.legal}`}>
      <Prose html={html || coming} />
    </div>
  );
}
