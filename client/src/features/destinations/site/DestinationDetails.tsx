import type { PriceRules } from '@modules/destinations/calculatePrice.contract.ts';
import { CalendarDays, Clock, FileText, Gauge, Users } from 'lucide-react';
import { Fact } from '../../../ui/site/DetailParts.tsx';
import styles from '../../../ui/site/Details.module.css';
import { useLightbox } from '../../../ui/site/useLightbox.tsx';
import { Departures } from './Departures.tsx';
import type { Destination } from './destinationsApi.ts';
import pictureStyles from './EntryPicture.module.css';
import { EntryPicture } from './EntryPicture.tsx';
import { defaultFacts } from './fallbackTexts.ts';
import { PriceCalculator } from './PriceCalculator.tsx';

export function QuickFacts({ destination }: { destination: Destination }) {
  const { duration, group_size, difficulty, best_time_to_visit, has_brochure } = destination;
  return (
    <dl className={styles.facts}>
      <Fact icon={Clock} name="Duration" value={duration || defaultFacts.duration} />
      <Fact icon={Users} name="Group size" value={group_size || defaultFacts.group_size} />
      <Fact icon={Gauge} name="Difficulty" value={difficulty || defaultFacts.difficulty} />
      <Fact
        icon={CalendarDays}
        name="Best time"
        value={best_time_to_visit || defaultFacts.best_time_to_visit}
      />
      <Fact icon={FileText} name="Brochure" value={has_brochure ? 'Available' : 'Not available yet'} />
    </dl>
  );
}

type TableProps = { id?: string; title: string; columns: string[]; rows: (string | number)[][] };

function FactsTable({ id, title, columns, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <section id={id}>
      <h2>{title}</h2>
      <table className={styles.table}>
        {/* The first columns of tables below each other have one width. */}
        <colgroup>
          <col style={{ width: '36%' }} />
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HotelPictures({ hotels }: Pick<Destination, 'hotels'>) {
  const shown = hotels.flatMap(({ hotel, picture }) => (picture ? [{ hotel, picture }] : []));
  const pictures = shown.map(({ picture }) => picture);
  const { linkTo, lightbox } = useLightbox('destination', pictures);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={pictureStyles.hotels} aria-label="Pictures of the hotels">
        {shown.map(({ hotel, picture }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may name a hotel twice
          <li key={place}>
            <EntryPicture picture={picture} link={linkTo(picture)} />
            {hotel}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}

type DestinationTablesProps = { destination: Destination; today: string; rules: PriceRules };

/** Hotels, dates and policies, as far as known. */
export function DestinationTables({ destination, today, rules }: DestinationTablesProps) {
  return (
    <>
      <FactsTable
        id="stay"
        title="Where you stay"
        columns={['City', 'Hotel', 'Nights']}
        rows={destination.hotels.map(({ city, hotel, nights }) => [city, hotel, nights])}
      />
      <HotelPictures hotels={destination.hotels} />
      <Departures destination={destination} today={today} />
      <PriceCalculator destination={destination} today={today} rules={rules} />
      <FactsTable
        id="payment"
        title="Payment"
        columns={['When', 'What']}
        rows={destination.payment_policies.map(({ policy_type, description }) => [policy_type, description])}
      />
      <FactsTable
        id="cancellation"
        title="Cancellation"
        columns={['Notice', 'Charges']}
        rows={destination.cancellation_policies.map(({ period, charges }) => [period, charges])}
      />
    </>
  );
}
