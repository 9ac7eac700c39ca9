import { months, parseMonths } from '@modules/destinations/journeyFacts.contract.ts';
import styles from './BestMonths.module.css';
import type { Destination } from './destinationsApi.ts';
import { defaultFacts } from './fallbackTexts.ts';

/** The best months among all twelve; nothing when the destination names none. The text says the same. */
export function BestMonths({ best_time_to_visit: text }: Pick<Destination, 'best_time_to_visit'>) {
  const best = parseMonths(text);
  if (best.length === 0) return null;
  return (
    <figure className={styles.chart}>
      <figcaption>
        Best months: <strong>{text || defaultFacts.best_time_to_visit}</strong>
      </figcaption>
      <ol aria-hidden="true">
        {months.map((month) => (
          <li key={month} data-best={best.includes(month) || undefined}>
            {month.slice(0, 3)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
