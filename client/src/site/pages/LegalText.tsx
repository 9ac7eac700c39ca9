import { useGetLegalTextsQuery } from '../../features/settings/settingsApi.ts';
import { ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { Prose } from '../../ui/site/Prose.tsx';
import styles from './LegalText.module.css';

const coming = '<p>This text is being prepared. Please <a href="/contact">ask us</a> if you need it now.</p>';

export function LegalText({ text }: { text: 'privacy_html' | 'terms_html' }) {
  const { data, error } = useGetLegalTextsQuery();
  return (
    <div className={`wrap ${styles.legal}`}>
      {data ? <Prose html={data[text] || coming} /> : null}
      {error && !data ? <ErrorNotice title="This text could not be loaded" /> : null}
      {data || error ? null : <LoadingCards label="Loading the text" />}
    </div>
  );
}
