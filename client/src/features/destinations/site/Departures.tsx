import { type DepartureState, getLastDay } from '@modules/destinations/departureState.contract.ts';
import type { DepartureResponse } from '@modules/destinations/departures.contract.ts';
import { formatCount, formatDay, formatPrice } from '@platform/text/formats.contract.ts';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import styles from './Departures.module.css';
import { type Destination, departureEnquiryPath } from './destinationsApi.ts';
import { listUpcomingDepartures } from './listUpcomingDepartures.ts';

const stateNames: Record<DepartureState, string> = {
  open: 'Open',
  few_left: 'Few seats left',
  full: 'Full',
  guaranteed: 'Guaranteed',
};

/** Departures to come, the next one first; `today` is the date in the agency's time zone. */
export function Departures({ destination, today }: { destination: Destination; today: string }) {
  const upcoming = listUpcomingDepartures(destination, today);
  if (upcoming.length === 0) return null;
  return (
    <section id="dates" aria-labelledby="departures-heading">
      <h2 id="departures-heading">Available dates</h2>
      <ul className={styles.list}>
        {upcoming.map((departure) => (
          <DepartureRow key={departure.date} destination={destination} departure={departure} />
        ))}
      </ul>
    </section>
  );
}

function DepartureRow({
  destination,
  departure,
}: {
  destination: Destination;
  departure: DepartureResponse;
}) {
  const { date, seats_left: left, state } = departure;
  const lastDay = getLastDay(departure, destination.itineraries);
  return (
    <li className={styles.row} data-state={state}>
      <p className={styles.days}>
        <strong>{formatDay(date)}</strong> {lastDay ? <span>to {formatDay(lastDay)}</span> : null}
      </p>
      <p>
        <span className={styles.badge}>{stateNames[state]}</span>{' '}
        {left > 0 ? <span>{formatCount(left, 'seat')}</span> : null}
      </p>
      <p className={styles.price}>
        <strong>{formatPrice(departure.price ?? destination.starting_price)}</strong> <span>per person</span>
      </p>
      <p className={styles.action}>
        {left > 0 ? (
          <RouterLink
            to={departureEnquiryPath(destination.name, date)}
            aria-label={`Enquire for this date: ${formatDay(date)}`}
          >
            Enquire for this date
          </RouterLink>
        ) : null}
      </p>
    </li>
  );
}
