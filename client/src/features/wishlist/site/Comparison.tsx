import type { ReactNode } from 'react';
import { Picture } from '../../../ui/site/Picture.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import { useFocusNextEntry } from '../../../ui/site/useFocusNextEntry.ts';
import { WishlistButton } from '../../../ui/site/WishlistButton.tsx';
import styles from './Comparison.module.css';
import type { Journey } from './journey.ts';

const rows: { name: string; getCell: (journey: Journey) => ReactNode }[] = [
  {
    name: 'Price',
    getCell: ({ price, priceNote }) => (
      <>
        <strong>{price}</strong> {priceNote}
      </>
    ),
  },
  { name: 'Days', getCell: ({ duration }) => duration },
  { name: 'Best months', getCell: ({ months }) => months },
  { name: 'Pace', getCell: ({ pace }) => pace },
  { name: 'Group', getCell: ({ group }) => group },
  {
    name: 'Included',
    getCell: ({ included }) =>
      included.length > 0 ? (
        <ul>
          {included.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            <li key={place}>{entry}</li>
          ))}
        </ul>
      ) : null,
  },
];

/**
 * The journeys side by side, one column each; narrow screens scroll sideways below the names of the rows. A fact that
 * none of them states has no row.
 */
export function Comparison({ journeys }: { journeys: Journey[] }) {
  const stated = rows.filter(({ getCell }) => journeys.some(getCell));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {journeys.map((journey) => (
              <JourneyHead key={journey.key} journey={journey} />
            ))}
          </tr>
        </thead>
        <tbody>
          {stated.map(({ name, getCell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {journeys.map((journey) => (
                <td key={journey.key}>
                  {getCell(journey) || <span className={styles.none}>Not stated</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function JourneyHead({ journey }: { journey: Journey }) {
  const { key, title, path, kind, image, focus, pictureKind } = journey;
  const column = useFocusNextEntry<HTMLTableCellElement>();
  return (
    <th ref={column} scope="col" aria-label={title}>
      <div className={styles.head}>
        <Picture src={image} focus={focus} kind={pictureKind} size="thumb" alt="" width={360} height={240} />
        <WishlistButton id={key} title={title} corner />
        <span className={styles.kind}>{kind}</span>
        <RouterLink to={path}>{title}</RouterLink>
      </div>
    </th>
  );
}
