/** Marks the page of a browser with a wishlist, which the server presumes to be empty. */
export function markWishlist() {
  try {
    // An empty list is stored as `[]`.
    if (localStorage.getItem('wishlist')?.includes('"')) document.documentElement.dataset['wishes'] = '';
  } catch {
    // storage is blocked
  }
}
