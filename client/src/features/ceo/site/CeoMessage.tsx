import { formatDay } from '@platform/text/formats.contract.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import styles from './CeoMessage.module.css';
import { useGetActiveCeoMessageQuery } from './ceoApi.ts';

type CeoMessageProps = {
  /** Shown when no message is active or available. */
  defaultText: string;
};

/** The chief executive's message of the day, polled every 30 seconds while the page is visible. */
export function CeoMessage({ defaultText }: CeoMessageProps) {
  const { data } = useGetActiveCeoMessageQuery(undefined, {
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
  });
  const details = data?.portrait_details;
  return (
    <section className={styles.band} aria-labelledby="ceo-heading" data-on="ink">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.tiles} aria-hidden="true" />
        <figure>
          <h2 id="ceo-heading">{data ? 'A word from our chief executive' : 'What we set out to do'}</h2>
          <blockquote>{data?.message ?? defaultText}</blockquote>
          {data ? (
            <figcaption>
              {data.portrait ? (
                <Picture
                  src={data.portrait}
                  kind="avatar"
                  size="thumb"
                  alt={details?.alt || (data.author_name ? `Portrait of ${data.author_name}` : '')}
                  width={64}
                  height={64}
                  focus={details}
                />
              ) : null}
              <span>
                {data.author_name}
                <time dateTime={data.date}>{formatDay(data.date)}</time>
                {details?.credit ? <small>Picture: {details.credit}</small> : null}
              </span>
            </figcaption>
          ) : null}
        </figure>
      </div>
    </section>
  );
}
