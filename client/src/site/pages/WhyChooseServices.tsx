import type { ServiceIcon } from '@modules/content/agencyPages.contract.ts';
import {
  BedDouble,
  Car,
  Compass,
  Heart,
  type LucideIcon,
  Phone,
  ShieldCheck,
  Stamp,
  Ticket,
} from 'lucide-react';
import type { PageContent } from '../../features/content/site/contentApi.ts';
import styles from './WhyChooseServices.module.css';

const icons: Record<ServiceIcon, LucideIcon> = {
  Compass,
  Bed: BedDouble,
  Car,
  Ticket,
  Stamp,
  Heart,
  Shield: ShieldCheck,
  Phone,
};

/** The reasons to enquire, as staff wrote them; renders nothing without any. */
export function WhyChooseServices({ content }: { content: PageContent<'booking'> }) {
  if (content.reasons.length === 0) return null;
  return (
    <section className={`later ${styles.why}`} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">{content.reasons_title}</h2>
        <p className={styles.lead}>{content.reasons_text}</p>
        <ul className={styles.cards}>
          {content.reasons.map(({ icon, title, text }, place) => {
            const Icon = icons[icon];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
              <li key={place}>
                <span className={styles.icon}>
                  <Icon size={26} strokeWidth={1.6} aria-hidden="true" />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
