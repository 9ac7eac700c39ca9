import { formatPrice } from '@platform/text/formats.contract.ts';
import styles from './PriceLines.module.css';

type Props = { lines: { label: string; amount: number }[]; total: number; deposit: number };

export function PriceLines({ lines, total, deposit }: Props) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Estimate</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
      {deposit > 0 ? (
        <div>
          <dt>Deposit when you book</dt>
          <dd>{formatPrice(deposit)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
