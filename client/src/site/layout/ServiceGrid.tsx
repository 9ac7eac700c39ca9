import {
  BedDouble,
  BookOpen,
  Bus,
  Heart,
  type LucideIcon,
  Mail,
  Newspaper,
  Palmtree,
  Plane,
  ShieldCheck,
  Stamp,
} from 'lucide-react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { SmartLink } from '../../ui/site/SmartLink.tsx';
import styles from './ServiceGrid.module.css';
import { serviceGrid } from './siteMenu.ts';

const icons: Record<string, LucideIcon> = {
  flights: Plane,
  hotels: BedDouble,
  holidays: Palmtree,
  bus: Bus,
  visa: Stamp,
  insurance: ShieldCheck,
  wedding: Heart,
  blogs: BookOpen,
  news: Newspaper,
  contact: Mail,
};

type ServiceGridProps = { facts: BusinessFacts; home: boolean };

/** All services for phones and tablets: a grid on the home page, one row elsewhere. */
export function ServiceGrid({ facts, home }: ServiceGridProps) {
  return (
    <nav className={styles.grid} aria-label="Services" data-home={home || undefined}>
      {serviceGrid(facts).map(({ id, name, to }) => {
        const Icon = icons[id] ?? Plane;
        return (
          <SmartLink key={id} to={to}>
            <span className={styles.icon}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            {name}
          </SmartLink>
        );
      })}
    </nav>
  );
}
