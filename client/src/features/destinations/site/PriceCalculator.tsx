import {
  calculatePrice,
  countRooms,
  findTravellersProblem,
  getAdultPrice,
  maxTravellers,
  type PriceRules,
  type Travellers,
} from '@modules/destinations/calculatePrice.contract.ts';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { formatCount, formatDay } from '@platform/text/formats.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { useUrlDraft } from '../../../lib/useUrlDraft.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { EnquiryLinkForm } from '../../../ui/site/EnquiryLinkForm.tsx';
import { nativeSelect, nativeSelectWithEmptyChoice } from '../../../ui/site/nativeSelect.ts';
import type { Destination } from './destinationsApi.ts';
import { listUpcomingDepartures } from './listUpcomingDepartures.ts';
import styles from './PriceCalculator.module.css';
import { PriceLines } from './PriceLines.tsx';

const range = (from: number) => Array.from({ length: maxTravellers - from + 1 }, (_, index) => index + from);

type Props = { destination: Destination; today: string; rules: PriceRules };

/** The group in the URL; by default two adults in one room on the next date. */
function parseGroup(query: URLSearchParams, dates: string[]): Group {
  const read = (text: string | null, least: number, otherwise: number) => {
    const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : otherwise;
    return count >= least && count <= maxTravellers ? count : otherwise;
  };
  const date = query.get('date') ?? dates[0] ?? '';
  const adults = read(query.get('adults'), 1, 2);
  return {
    date: dates.includes(date) ? date : '',
    adults,
    children: read(query.get('children'), 0, 0),
    rooms: read(query.get('rooms'), 1, countRooms(adults)),
  };
}

const toQuery = ({ date, adults, children, rooms }: Group) =>
  new URLSearchParams({ date, adults: `${adults}`, children: `${children}`, rooms: `${rooms}` });

/**
 * The price for travellers and rooms. The choice is stored in the URL of the page, where all its enquiry links read it.
 * Without JavaScript the button opens the enquiry form with the choice.
 */
export function PriceCalculator({ destination, today, rules }: Props) {
  const departures = listUpcomingDepartures(destination, today).filter(({ seats_left }) => seats_left > 0);
  const dates = departures.map(({ date }) => date);
  const [query, setQuery] = useSearchParams();
  const { draft: group, choose } = useUrlDraft({
    value: parseGroup(query, dates),
    toKey: (one) => toQuery(one).toString(),
    onChange: (next) => {
      const address = new URLSearchParams(query);
      for (const [name, value] of toQuery(next)) address.set(name, value);
      setQuery(address, { replace: true });
    },
  });
  const problem = findTravellersProblem(group);
  const seats = departures.find(({ date }) => date === group.date)?.seats_left;
  const lacksSeats = seats !== undefined && group.adults + group.children > seats;
  const price = calculatePrice(getAdultPrice(destination, group.date), group, rules);

  return (
    <section id="price" aria-labelledby="price-heading">
      <h2 id="price-heading">Your price</h2>
      <EnquiryLinkForm
        subject={{ for: 'destination', info: destination.name, travel_type: 'Destination Package' }}
        className={styles.calculator}
        aria-labelledby="price-heading"
      >
        <GroupFields
          dates={dates}
          group={group}
          problem={problem}
          seatsNote={lacksSeats && `Only ${formatCount(seats, 'seat is', 'seats are')} left on this date`}
          onChange={(changes) => choose({ ...group, ...changes })}
        />
        <div role="status">{problem ? null : <PriceLines {...price} />}</div>
        <Button type="submit" look="outline">
          Enquire with this price
        </Button>
      </EnquiryLinkForm>
    </section>
  );
}

type Group = Travellers & { date: string };
type GroupFieldsProps = {
  dates: string[];
  group: Group;
  problem: ReturnType<typeof findTravellersProblem>;
  seatsNote: string | false;
  onChange: (changes: Partial<Group>) => void;
};

function GroupFields({ dates, group, problem, seatsNote, onChange }: GroupFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...nativeSelectWithEmptyChoice}
        id="price-date"
        name="date"
        label="Departure"
        value={group.date}
        helperText={seatsNote}
        slotProps={{ ...nativeSelectWithEmptyChoice.slotProps, formHelperText: { role: 'alert' } }}
        onChange={(event) => onChange({ date: event.target.value })}
      >
        {dates.map((date) => (
          <option key={date} value={date}>
            {formatDay(date)}
          </option>
        ))}
        <option value="">Another date</option>
      </TextField>
      <Count
        name="adults"
        label="Adults"
        value={group.adults}
        from={1}
        onChange={(adults) => onChange({ adults, rooms: countRooms(adults) })}
      />
      <Count
        name="children"
        label="Children"
        value={group.children}
        from={0}
        isWrong={problem?.field === 'children'}
        onChange={(children) => onChange({ children })}
      />
      <Count
        name="rooms"
        label="Rooms"
        value={group.rooms}
        from={1}
        isWrong={problem?.field === 'rooms'}
        onChange={(rooms) => onChange({ rooms })}
      />
      {problem ? (
        <FormHelperText id={problemId} error role="alert">
          {problem.message}
        </FormHelperText>
      ) : null}
    </div>
  );
}

/** The message is wider than the field that it describes. */
const problemId = 'price-problem';

type CountProps = {
  name: string;
  label: string;
  value: number;
  from: number;
  isWrong?: boolean;
  onChange: (value: number) => void;
};

function Count({ name, label, value, from, isWrong = false, onChange }: CountProps) {
  return (
    <TextField
      {...nativeSelect}
      id={`price-${name}`}
      name={name}
      label={label}
      value={value}
      error={isWrong}
      slotProps={{
        ...nativeSelect.slotProps,
        htmlInput: { 'aria-describedby': isWrong ? problemId : undefined },
      }}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {range(from).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </TextField>
  );
}
