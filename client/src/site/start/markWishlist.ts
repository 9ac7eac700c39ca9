/**
 * Marks the page of a browser with a wishlist, because the server renders an empty one. The key is that of
 * `lib/wishlist.ts`, which would bring React into the script in the head.
 */
export function markWishlist() {
  try {
    // An empty list is stored as `[]`.
    if (localStorage.getItem('wishlist')?.includes('"')) document.documentElement.dataset['wishes'] = '';
  } catch {
    // storage is blocked
  }
}
