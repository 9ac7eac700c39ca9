/** One to five stars as text, in the colour of their surroundings. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`}>
    {'★'.repeat(rating)}
    {'☆'.repeat(5 - rating)}
  </span>
);
