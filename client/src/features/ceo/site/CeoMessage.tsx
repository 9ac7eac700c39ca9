import { formatDay } from '@platform/text/formats.contract.ts';
import { Portrait } from '../../../ui/site/Portrait.tsx';
import styles from './CeoMessage.module.css';
import { getActiveCeoMessage } from './ceoApi.ts';

type CeoMessageProps = {
  /** Shown when no message is active or available. */
  defaultText: string;
};

/** The chief executive's message of the day, polled every 30 seconds while the page is visible. */
export function CeoMessage({ defaultText }: CeoMessageProps) {
  const { data } = getActiveCeoMessage.useQuery(undefined, {
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
  });
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
                <Portrait
                  src={data.portrait}
                  alt={
                    data.portrait_details.alt || `Portrait of ${data.author_name ?? 'our chief executive'}`
                  }
                  details={data.portrait_details}
                  size={64}
                />
              ) : null}
              <span>
                {data.author_name}
                <time dateTime={data.date}>{formatDay(data.date)}</time>
                {data.portrait_details.credit ? <small>Picture: {data.portrait_details.credit}</small> : null}
              </span>
            </figcaption>
          ) : null}
        </figure>
      </div>
    </section>
  );
}
