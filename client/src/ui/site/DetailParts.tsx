import { Check, type LucideIcon, X } from 'lucide-react';
import { classNames } from '../../lib/text/classNames.ts';
import styles from './Details.module.css';

/** One fact of a journey, inside a `dl`. */
export function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon size={17} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A titled list of included or, with `not`, excluded items; renders nothing when empty. */
export function Points({ title, entries, not = false }: { title: string; entries: string[]; not?: boolean }) {
  if (entries.length === 0) return null;
  const Sign = not ? X : Check;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classNames(styles.list, not && styles.not)}>
        {entries.map((entry) => (
          <li key={entry}>
            <Sign size={18} aria-hidden="true" />
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}
