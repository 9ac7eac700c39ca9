import { Navigate, Outlet } from 'react-router-dom';
import { type AdminScreen, mayEnter } from '../../lib/session/adminScreens.ts';
import { useUser } from '../../lib/session/useSession.ts';

/** Redirects users without the role to Access Denied. */
export function RequireRole({ screen }: { screen: AdminScreen }) {
  const user = useUser();
  if (!user) return null;
  return mayEnter(screen, user.user_type) ? <Outlet /> : <Navigate to="/admin/unauthorized" replace />;
}
