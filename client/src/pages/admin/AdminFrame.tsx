import { LinearProgress } from '@mui/material';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks.ts';
import { selectLeft } from '../../app/session/sessionSlice.ts';
import { useUser } from '../../app/session/useSession.ts';
import { AdminLayout } from '../../components/admin/layout/AdminLayout.tsx';
import { SessionDialog } from '../../features/auth/SessionDialog.tsx';

/** Protected pages: the layout for who is signed in, the way to the login page for others. */
export function AdminFrame() {
  const user = useUser();
  const left = useAppSelector(selectLeft);
  const { pathname, search, hash } = useLocation();
  const loading = useNavigation().state === 'loading';

  if (!user) {
    const here = `${pathname}${search}${hash}`;
    const back = left || pathname === '/admin' || pathname === '/admin/dashboard';
    return (
      <Navigate to={back ? '/admin/login' : `/admin/login?return_to=${encodeURIComponent(here)}`} replace />
    );
  }
  return (
    <AdminLayout user={user}>
      {loading ? <LinearProgress aria-label="Loading" sx={progressLook} /> : null}
      <Outlet />
      <SessionDialog />
    </AdminLayout>
  );
}

const progressLook = { position: 'fixed', top: 64, insetInline: 0, height: 2, zIndex: 'appBar' } as const;
