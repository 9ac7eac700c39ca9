import { useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import details from '../../components/Details.module.css';
import filter from '../../components/FilterBar.module.css';
import { Badge } from '../../components/PackageCard.tsx';
import type { TourView } from './tourView.ts';
import { WishlistButton } from './WishlistButton.tsx';

const guestOptions = ['1', '2', '3', '4', '5+'];

/** Price, guests and date, and the way to the enquiry form. */
export function TourBooking({ tour }: { tour: TourView }) {
  const [guests, setGuests] = useState('2');
  const [day, setDay] = useState('');
  const booking = new URLSearchParams({ for: 'tour', info: tour.title, travel_type: 'Tour Package' });
  const count = Number.parseInt(guests, 10);

  return (
    <aside className={details.side} aria-label="Price and booking">
      {tour.discount ? (
        <p className={details.badges}>
          <Badge>{tour.discount}</Badge>
        </p>
      ) : null}
      <p className={details.price}>
        From <strong>{tour.priceOf(1)}</strong>
        {tour.before ? (
          <>
            <s>{tour.before}</s>{' '}
          </>
        ) : null}
        a person
      </p>
      <label className={filter.field}>
        Guests
        <select value={guests} onChange={(event) => setGuests(event.target.value)}>
          {guestOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <label className={filter.field}>
        Date
        <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </label>
      <p role="status">
        {guests === '5+' ? 'From ' : ''}
        <strong>{tour.priceOf(count)}</strong> for {guests} {count === 1 ? 'guest' : 'guests'}
      </p>
      <ButtonLink to={`/booking?${booking}${detailsOf(guests, day)}`} look="sunny" wide>
        Book Now
      </ButtonLink>
      <WishlistButton id={tour.id} title={tour.title} />
    </aside>
  );
}

/** Guests and date travel along; the form writes them into the description. */
const detailsOf = (guests: string, day: string) =>
  `&guests=${encodeURIComponent(guests)}${day ? `&date=${day}` : ''}`;
