import { maxJourneys } from '@modules/enquiries/journeyLinks.contract.ts';
import { Comparison } from '../../features/wishlist/site/Comparison.tsx';
import type { Journey } from '../../features/wishlist/site/journey.ts';
import { describeKey, sharedPath } from '../../features/wishlist/site/wishlistKeys.ts';
import { toggleWish } from '../../lib/wishlist.ts';
import { Button, ButtonLink } from '../../ui/site/Button.tsx';
import { ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { ShareActions } from '../../ui/site/ShareActions.tsx';
import { useFocusNextEntry } from '../../ui/site/useFocusNextEntry.ts';
import { useWishlistJourneys } from './useWishlistJourneys.ts';
import styles from './WishlistComparison.module.css';

type WishlistComparisonProps = {
  keys: readonly string[];
  /** Whether the list is the visitor's own. */
  isOwn: boolean;
};

/** The comparison, the entries missing from it, and the actions on it. */
export function WishlistComparison({ keys, isOwn }: WishlistComparisonProps) {
  const { isLoaded, error, refetch, journeys, unavailable, beyond } = useWishlistJourneys(keys);
  if (error) return <ErrorNotice title="The wishlist could not be loaded" onRetry={refetch} />;
  if (!isLoaded) return <LoadingCards label="Loading the wishlist" count={1} height={480} />;
  return (
    <div className={styles.list}>
      {beyond > 0 ? (
        <p className={styles.note}>
          Only the first {maxJourneys} are compared; {beyond} more {beyond === 1 ? 'is' : 'are'} on the list.
        </p>
      ) : null}
      {unavailable.map((key) => (
        <Unavailable key={key} id={key} isOwn={isOwn} />
      ))}
      {journeys.length > 0 ? (
        <>
          <Comparison journeys={journeys} />
          <div className={styles.actions}>
            <ButtonLink to={enquiryPath(journeys)} look="sunny">
              Send these to us
            </ButtonLink>
            <div>
              <ShareActions name="Our wishlist" path={sharedPath(journeys.map(({ key }) => key))} />
            </div>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Names an entry that cannot be shown; the visitor's own list offers to remove it. */
function Unavailable({ id, isOwn }: { id: string; isOwn: boolean }) {
  const note = useFocusNextEntry<HTMLParagraphElement>();
  return (
    <p ref={note} className={styles.note}>
      Not available at the moment: {describeKey(id)}.{' '}
      {isOwn ? (
        <Button look="quiet" small onClick={() => toggleWish(id)}>
          Remove {describeKey(id)}
        </Button>
      ) : null}
    </p>
  );
}

const maxInfoLength = 200;

/** `Goa, Kerala and 3 more`: as many titles as a field of the enquiry holds. */
function joinTitles(titles: string[]): string {
  const whole = titles.join(', ');
  if (whole.length <= maxInfoLength) return whole;
  const shown = titles.filter(
    (_, place) => titles.slice(0, place + 1).join(', ').length <= maxInfoLength - 15,
  );
  return `${shown.join(', ')} and ${titles.length - shown.length} more`;
}

/** The enquiry form with all of these journeys. */
const enquiryPath = (journeys: Journey[]) =>
  `/booking?${new URLSearchParams({
    for: 'wishlist',
    info: joinTitles(journeys.map(({ title }) => title)),
    travel_type: 'Wishlist',
    journeys: journeys.map(({ path, title }) => `${path} ${title}`).join('\n'),
  })}`;
