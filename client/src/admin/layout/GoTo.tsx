import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { lazy, Suspense, useEffect, useState } from 'react';

const GoToDialog = lazy(async () => ({ default: (await import('./GoToDialog.tsx')).GoToDialog }));

/** Opens the search for a view, a screen or an enquiry with Ctrl+K, also from fields. */
export function GoTo({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault(); // some browsers search with it
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return open ? (
    <Suspense>
      <GoToDialog user={user} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
