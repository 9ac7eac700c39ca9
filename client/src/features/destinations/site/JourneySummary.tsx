import { formatPrice } from '../../../lib/text/formats.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import { type Destination, itineraryPath } from './destinationsApi.ts';
import styles from './JourneySummary.module.css';

/** The journey that an enquiry is about: its picture, duration and price. */
export function JourneySummary({ destination }: { destination: Destination }) {
  const { name, image, duration, starting_price } = destination;
  return (
    <div className={styles.journey}>
      <Picture src={image} kind="destination" alt="" width={600} height={400} />
      <p>
        <RouterLink to={itineraryPath(name)}>{name}</RouterLink>
        {duration ? <span>{duration}</span> : null}
        <span>
          From <strong>{formatPrice(starting_price)}</strong> per person
        </span>
      </p>
    </div>
  );
}
