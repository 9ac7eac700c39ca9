import { Heart } from 'lucide-react';
import { toggleWish, useIsWished } from '../../lib/wishlist.ts';
import styles from './WishlistButton.module.css';

export const WishlistSign = ({ filled }: { filled: boolean }) => (
  <Heart size={20} fill={filled ? 'currentColor' : 'none'} aria-hidden="true" />
);

type WishlistButtonProps = { id: string; title: string; corner?: boolean };

/** Puts a journey on the visitor's wishlist; `id` is its key there. */
export function WishlistButton({ id, title, corner = false }: WishlistButtonProps) {
  const wished = useIsWished(id);
  const text = wished ? 'On your wishlist' : 'Add to wishlist';
  return (
    <button
      type="button"
      className={corner ? styles.corner : styles.wide}
      aria-pressed={wished}
      aria-label={corner ? `${title}: on my wishlist` : `${text}: ${title}`}
      onClick={() => toggleWish(id)}
    >
      <WishlistSign filled={wished} />
      {corner ? null : <span>{text}</span>}
    </button>
  );
}
