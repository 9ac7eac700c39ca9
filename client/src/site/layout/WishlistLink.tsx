import { useWishlist } from '../../lib/wishlist.ts';
import { RouterLink } from '../../ui/site/RouterLink.tsx';
import { WishlistSign } from '../../ui/site/WishlistButton.tsx';
import styles from './SiteHeader.module.css';

/** A link to the wishlist, with the number of journeys on it. */
export function WishlistLink() {
  const count = useWishlist()?.length || '';
  return (
    <RouterLink to="/shortlist" className={styles.tool} aria-label={`Wishlist ${count}`}>
      <WishlistSign filled={!!count} />
      <b>{count}</b>
    </RouterLink>
  );
}
