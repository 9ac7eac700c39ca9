import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from './AboutBlock.module.css';

type AboutBlockProps = {
  title: string;
  paragraphs: string[];
  picture: 'journal' | 'team' | 'office';
  action: { label: string; to: string };
};

/** A text about the agency next to a picture on a tiled background. */
export function AboutBlock({ title, paragraphs, picture, action }: AboutBlockProps) {
  return (
    <section className={styles.about} aria-label={title}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.picture}>
          <img src={`/pictures/about/${picture}.svg`} alt="" width={1200} height={800} loading="lazy" />
        </div>
        <div className={styles.text}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            <p key={place}>{paragraph}</p>
          ))}
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
