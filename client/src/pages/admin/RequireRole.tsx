import { Navigate, Outlet } from 'react-router-dom';
import { type AdminScreen, mayEnter } from '../../app/adminScreens.ts';
import { useUser } from '../../app/session/useSession.ts';

/** Sends people without the role to Access Denied. */
export function RequireRole({ screen }: { screen: AdminScreen }) {
  const user = useUser();
  if (!user) return null;
  return mayEnter(screen, user.user_type) ? <Outlet /> : <Navigate to="/admin/unauthorized" replace />;
}
