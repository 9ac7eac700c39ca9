import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { useUrlDraft } from '../../lib/useUrlDraft.ts';
import { Button } from '../../ui/site/Button.tsx';
import details from '../../ui/site/Details.module.css';
import { EnquiryLinkForm } from '../../ui/site/EnquiryLinkForm.tsx';
import { nativeSelect } from '../../ui/site/nativeSelect.ts';
import { Badge, OldPrice } from '../../ui/site/PackageCard.tsx';
import { ShareActions } from '../../ui/site/ShareActions.tsx';
import { WishlistButton } from '../../ui/site/WishlistButton.tsx';
import type { TourView } from './tourView.ts';

const guestOptions = ['1', '2', '3', '4', '5+'];

type Group = { guests: string; date: string };

const parseGroup = (query: URLSearchParams): Group => ({
  guests: guestOptions.find((option) => option === query.get('guests')) ?? '2',
  date: /^\d{4}-\d{2}-\d{2}$/.exec(query.get('date') ?? '')?.[0] ?? '',
});

/** The query for the URL of the page, without a date before `today`. */
const toQuery = ({ guests, date }: Group, today: string) =>
  new URLSearchParams({ guests, ...(date && date >= today ? { date } : {}) });

/**
 * Price, guests and date, and the way to the enquiry form. The choice is stored in the URL of the page, where all its
 * enquiry links read it. Without JavaScript the button opens the enquiry form with the choice.
 */
export function TourBooking({ tour, today }: { tour: TourView; today: string }) {
  const [query, setQuery] = useSearchParams();
  const { draft: chosen, choose } = useUrlDraft({
    value: parseGroup(query),
    toKey: (group) => toQuery(group, today).toString(),
    onChange: (group) => {
      const next = new URLSearchParams(query);
      next.delete('date');
      for (const [name, value] of toQuery(group, today)) next.set(name, value);
      setQuery(next, { replace: true });
    },
  });

  return (
    <aside className={details.side} aria-label="Price and booking">
      {tour.discount ? (
        <p className={details.badges}>
          <Badge>{tour.discount}</Badge>
        </p>
      ) : null}
      <Price tour={tour} />
      <EnquiryLinkForm
        subject={{ for: 'tour', info: tour.title, travel_type: 'Tour Package' }}
        style={{ display: 'contents' }}
      >
        <GroupFields group={chosen} today={today} onChange={choose} />
        <Total tour={tour} guests={chosen.guests} />
        <Button type="submit" look="sunny" wide>
          Book Now
        </Button>
      </EnquiryLinkForm>
      <WishlistButton id={tour.id} title={tour.title} />
      <ShareActions name={tour.title} path={tour.path} />
    </aside>
  );
}

type GroupFieldsProps = { group: Group; today: string; onChange: (group: Group) => void };

function GroupFields({ group, today, onChange }: GroupFieldsProps) {
  const isPast = group.date !== '' && group.date < today;
  return (
    <>
      <TextField
        {...nativeSelect}
        name="guests"
        label="Guests"
        value={group.guests}
        onChange={(event) => onChange({ ...group, guests: event.target.value })}
      >
        {guestOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <TextField
        size="medium"
        type="date"
        name="date"
        label="Date"
        value={group.date}
        error={isPast}
        helperText={isPast ? 'Date must be today or later' : null}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: today },
          formHelperText: { role: 'alert' },
        }}
        onChange={(event) => onChange({ ...group, date: event.target.value })}
      />
    </>
  );
}

function Total({ tour, guests }: { tour: TourView; guests: string }) {
  const count = Number.parseInt(guests, 10);
  return (
    <p role="status">
      {guests === '5+' ? <span>From </span> : null}
      <strong>{tour.getPrice(count)}</strong>
      <span>{` for ${guests} ${count === 1 ? 'guest' : 'guests'}`}</span>
    </p>
  );
}

function Price({ tour }: { tour: TourView }) {
  return (
    <p className={details.price}>
      From <strong>{tour.getPrice(1)}</strong>
      {tour.before ? (
        <>
          <OldPrice price={tour.before} />{' '}
        </>
      ) : null}
      per person
    </p>
  );
}
