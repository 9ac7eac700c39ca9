import styles from './FeeTable.module.css';

export type Fees = {
  title: string;
  /** Headings; the first one is that of the rows' titles. */
  columns: string[];
  /** What the unfolding list of a row holds: `Documents`. */
  detailsLabel: string;
  rows: { title: string; cells: string[]; details: string[] }[];
};

/** The prices and durations of a service: a table, on phones a list of cards. Renders nothing without rows. */
export function FeeTable({ title, columns, detailsLabel, rows, note }: Fees & { note: string }) {
  if (rows.length === 0) return null;
  const [first, ...others] = columns;
  return (
    <section className={styles.fees} aria-labelledby="fees">
      <h2 id="fees">{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{detailsLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title: row, cells, details }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            <tr key={index}>
              <th scope="row">{row}</th>
              {cells.map((cell, place) => (
                <td key={others[place]} data-label={others[place]} data-empty={cell === '' || undefined}>
                  <span>{cell}</span>
                </td>
              ))}
              <td data-empty={details.length === 0 || undefined}>
                {details.length > 0 ? <RowDetails label={detailsLabel} texts={details} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}

const RowDetails = ({ label, texts }: { label: string; texts: string[] }) => (
  <details>
    <summary>
      {label} ({texts.length})
    </summary>
    <ul>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
        <li key={place}>{text}</li>
      ))}
    </ul>
  </details>
);
