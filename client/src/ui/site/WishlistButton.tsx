import { Heart } from 'lucide-react';
import { toggleWish, useIsWished } from '../../lib/wishlist.ts';
import styles from './WishlistButton.module.css';

/** The sign of the wishlist. */
export const WishlistSign = ({ filled }: { filled: boolean }) => (
  <Heart size={20} fill={filled ? 'currentColor' : 'none'} aria-hidden="true" />
);

type WishlistButtonProps = { id: string; title: string; corner?: boolean };

/** Puts a journey on the visitor's wishlist; `id` is its key there. */
export function WishlistButton({ id, title, corner = false }: WishlistButtonProps) {
  const wished = useIsWished(id);
  return (
    <button
      type="button"
      className={corner ? styles.corner : styles.wide}
      aria-pressed={wished}
      aria-label={`${title}: on my wishlist`}
      onClick={() => toggleWish(id)}
    >
      <WishlistSign filled={wished} />
      {corner ? null : wished ? 'On your wishlist' : 'Add to wishlist'}
    </button>
  );
}
