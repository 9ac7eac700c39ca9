import {
  BedDouble,
  BookOpen,
  Bus,
  Globe,
  Heart,
  type LucideIcon,
  Mail,
  MapPin,
  Newspaper,
  Palmtree,
  Plane,
  ShieldCheck,
  Stamp,
  Sun,
} from 'lucide-react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { SmartLink } from '../../ui/site/SmartLink.tsx';
import styles from './ServiceGrid.module.css';
import { serviceGrid } from './siteMenu.ts';

const icons: Record<string, LucideIcon> = {
  india: MapPin,
  abroad: Globe,
  trips: Sun,
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

/** All services for phones and tablets, in a row that scrolls: the agency's own journeys first. */
export function ServiceGrid({ facts }: { facts: BusinessFacts }) {
  return (
    <nav className={styles.grid} aria-label="Services">
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
