import { useEffect, useState } from 'react';

const storageKey = 'wishlist';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a tour is on this browser's wishlist, and a toggle. */
export function useWishlist(id: string): [wished: boolean, toggle: () => void] {
  const [wished, setWished] = useState(false);
  useEffect(() => setWished(read().includes(id)), [id]);

  const toggle = () => {
    const rest = read().filter((entry) => entry !== id);
    try {
      localStorage.setItem(storageKey, JSON.stringify(wished ? rest : [...rest, id]));
    } catch {
      // Storage may be blocked: the state then lasts until the page is left.
    }
    setWished(!wished);
  };
  return [wished, toggle];
}
