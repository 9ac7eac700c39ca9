import type { JourneyCard } from '@modules/destinations/contract.ts';
import details from '../../../ui/site/Details.module.css';
import list from '../../../ui/site/FilterBar.module.css';
import { Section } from '../../../ui/site/Section.tsx';
import { DestinationCard } from './DestinationCard.tsx';

type Props = { id: string; title: string; journeys: JourneyCard[] };

/** Journeys to look at after this page; nothing without any. Not printed. */
export function JourneyCards({ id, title, journeys }: Props) {
  if (journeys.length === 0) return null;
  return (
    <div id={id} className={`each-later ${details.related}`}>
      <Section title={title} more={{ label: 'View all journeys', to: '/destination' }} white>
        <ul className={list.cards}>
          {journeys.map((journey) => (
            <li key={journey.id}>
              <DestinationCard destination={journey} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
