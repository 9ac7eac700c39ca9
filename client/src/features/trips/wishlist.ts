import { useEffect, useState } from 'react';

const storageKey = 'wishlist';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a tour is on this browser's wishlist, and a switch for it. */
export function useWishlist(id: string): [wished: boolean, toggle: () => void] {
  const [wished, setWished] = useState(false);
  useEffect(() => setWished(read().includes(id)), [id]);

  const toggle = () => {
    const rest = read().filter((entry) => entry !== id);
    try {
      localStorage.setItem(storageKey, JSON.stringify(wished ? rest : [...rest, id]));
    } catch {
      // Storage may be forbidden: the heart then lasts as long as the page.
    }
    setWished(!wished);
  };
  return [wished, toggle];
}
