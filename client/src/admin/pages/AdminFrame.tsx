import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { LinearProgress } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { selectLeft, selectSignInNeeded } from '../../lib/session/sessionSlice.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { useAppSelector } from '../../lib/store/hooks.ts';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog.tsx';
import { DueCount } from '../../ui/admin/DueCount.ts';
import { topBarHeight } from '../../ui/admin/topBarHeight.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { useSidebarCounts } from '../layout/useSidebarCounts.ts';
import { loadSessionDialog, prefetchWhenIdle } from '../prefetchWhenIdle.ts';

const SessionDialog = lazy(async () => ({ default: (await loadSessionDialog()).SessionDialog }));

/** Protected pages: the layout for signed-in users, a redirect to the login page for others. */
export function AdminFrame() {
  const user = useUser();
  const left = useAppSelector(selectLeft);
  const { pathname, search, hash } = useLocation();

  if (!user) {
    const here = `${pathname}${search}${hash}`;
    const back = left || pathname === '/admin' || pathname === '/admin/dashboard';
    return (
      <Navigate to={back ? '/admin/login' : `/admin/login?return_to=${encodeURIComponent(here)}`} replace />
    );
  }
  return <SignedInFrame user={user} />;
}

function SignedInFrame({ user }: { user: SessionUser }) {
  const loading = useNavigation().state === 'loading';
  const { due, ...counts } = useSidebarCounts(user);
  const signInNeeded = useAppSelector(selectSignInNeeded);
  useEffect(prefetchWhenIdle, []);
  return (
    <>
      <AdminLayout user={user} counts={counts}>
        {loading ? <LinearProgress aria-label="Loading" sx={progressStyles} /> : null}
        <DueCount value={due}>
          <Outlet />
        </DueCount>
        <GoTo user={user} />
        {signInNeeded ? (
          <Suspense fallback={null}>
            <SessionDialog />
          </Suspense>
        ) : null}
      </AdminLayout>
      <ConfirmDialog />
    </>
  );
}

const progressStyles = {
  position: 'fixed',
  top: topBarHeight,
  insetInline: 0,
  height: 2,
  zIndex: 'appBar',
} as const;

const GoToDialog = lazy(async () => ({ default: (await import('../layout/GoToDialog.tsx')).GoToDialog }));

/** Opens the search for a view, a screen or an enquiry with Ctrl+K, also from fields. */
function GoTo({ user }: { user: SessionUser }) {
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
