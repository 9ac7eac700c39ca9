import { getLegalTexts } from '../../features/settings/settingsApi.ts';
import { ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { Prose } from '../../ui/site/Prose.tsx';
import { deskScene } from '../scenes/deskScene.tsx';
import styles from './LegalText.module.css';

const coming = '<p>This text is being prepared. Please <a href="/contact">ask us</a> if you need it now.</p>';

type Props = { title: string; text: 'privacy_html' | 'terms_html' };

/** A text from the settings, as a page. */
export function LegalText({ title, text }: Props) {
  const { data, error } = getLegalTexts.useQuery();
  return (
    <>
      <PageBanner scene={deskScene} title={title} />
      <div className={`wrap ${styles.legal}`}>
        {data ? <Prose html={data[text] || coming} /> : null}
        {error && !data ? <ErrorNotice title="This text could not be loaded" /> : null}
        {data || error ? null : <LoadingCards label="Loading the text" />}
      </div>
    </>
  );
}
