import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ButtonLink } from '../../ui/site/Button.tsx';
import details from '../../ui/site/Details.module.css';
import { nativeSelect } from '../../ui/site/nativeSelect.ts';
import { Badge } from '../../ui/site/PackageCard.tsx';
import { WishlistButton } from '../../ui/site/WishlistButton.tsx';
import { type TourView, tourBookingPath } from './tourView.ts';

const guestOptions = ['1', '2', '3', '4', '5+'];

/** Price, guests and date, and the link to the enquiry form. */
export function TourBooking({ tour, today }: { tour: TourView; today: string }) {
  const [guests, setGuests] = useState('2');
  const [day, setDay] = useState('');
  const count = Number.parseInt(guests, 10);
  const isPast = day !== '' && day < today;

  return (
    <aside className={details.side} aria-label="Price and booking">
      {tour.discount ? (
        <p className={details.badges}>
          <Badge>{tour.discount}</Badge>
        </p>
      ) : null}
      <Price tour={tour} />
      <TextField
        {...nativeSelect}
        label="Guests"
        value={guests}
        onChange={(event) => setGuests(event.target.value)}
      >
        {guestOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <TextField
        size="medium"
        type="date"
        label="Date"
        value={day}
        error={isPast}
        helperText={isPast ? 'Date must be today or later' : null}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: today },
          formHelperText: { role: 'alert' },
        }}
        onChange={(event) => setDay(event.target.value)}
      />
      <p role="status">
        {guests === '5+' ? 'From ' : ''}
        <strong>{tour.getPrice(count)}</strong> for {guests} {count === 1 ? 'guest' : 'guests'}
      </p>
      <ButtonLink
        to={`${tourBookingPath(tour)}${formatDetails(guests, isPast ? '' : day)}`}
        look="sunny"
        wide
      >
        Book Now
      </ButtonLink>
      <WishlistButton id={tour.id} title={tour.title} />
    </aside>
  );
}

function Price({ tour }: { tour: TourView }) {
  return (
    <p className={details.price}>
      From <strong>{tour.getPrice(1)}</strong>
      {tour.before ? (
        <>
          <s>{tour.before}</s>{' '}
        </>
      ) : null}
      per person
    </p>
  );
}

/** The link passes guests and date, which the form adds to the description. */
const formatDetails = (guests: string, day: string) =>
  `&guests=${encodeURIComponent(guests)}${day ? `&date=${day}` : ''}`;
