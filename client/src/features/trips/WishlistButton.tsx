import { Heart } from 'lucide-react';
import styles from './WishlistButton.module.css';
import { useWishlist } from './wishlist.ts';

type WishlistButtonProps = { id: string; title: string; corner?: boolean };

export function WishlistButton({ id, title, corner = false }: WishlistButtonProps) {
  const [wished, toggle] = useWishlist(id);
  return (
    <button
      type="button"
      className={corner ? styles.corner : styles.wide}
      aria-pressed={wished}
      aria-label={`${title}: on my wishlist`}
      onClick={toggle}
    >
      <Heart size={20} fill={wished ? 'currentColor' : 'none'} aria-hidden="true" />
      {corner ? null : wished ? 'On your wishlist' : 'Add to wishlist'}
    </button>
  );
}
