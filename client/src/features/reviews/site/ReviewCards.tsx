import type { PublicReview } from '@modules/reviews/contract.ts';
import { formatMonth } from '@platform/text/formats.contract.ts';
import { Stars } from '../Stars.tsx';
import styles from './Reviews.module.css';

/** Reviews as a list; `brief` shortens them and names their journeys. */
export const ReviewCards = ({ reviews, brief = false }: { reviews: PublicReview[]; brief?: boolean }) => (
  <ul className={styles.reviews}>
    {reviews.map((review) => (
      <li key={review.id} className={styles.review}>
        <figure>
          <p className={styles.stars}>
            <Stars rating={review.rating} />
          </p>
          <blockquote className={brief ? styles.brief : undefined}>{review.text}</blockquote>
          <figcaption>
            <strong>{review.guest_name ?? 'A guest'}</strong>
            {brief ? `, ${review.journey_name}` : null}, {formatMonth(review.travel_month)}
          </figcaption>
        </figure>
        {review.reply && !brief ? (
          <p className={styles.reply}>
            <strong>Our reply</strong>
            {`\n${review.reply}`}
          </p>
        ) : null}
      </li>
    ))}
  </ul>
);
