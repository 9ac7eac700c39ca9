import type { Activity } from '@modules/dashboard/contract.ts';
import type { StatLinks } from '../../features/dashboard/DashboardStats.tsx';
import { getEnquiryPath, toEnquiryKey } from '../../features/enquiries/admin/enquiryFilters.ts';
import { adminScreens, mayUse } from '../../lib/session/adminScreens.ts';
import { useUser } from '../../lib/session/useSession.ts';

/** Links to the enquiries, for users who may open them. */
export function useEnquiryLinks() {
  const path = useScreenPath('enquiries');
  if (!path) return null;
  return {
    lists: {
      fresh: `${path}?status=new&order=asc`,
      unassigned: `${path}?view=unassigned&order=asc`,
      overdue: `${path}?view=overdue&order=asc`,
    },
    toActivity: ({ type, event, entity_id }: Activity) =>
      (type === 'enquiry' || type === 'booking') && entity_id !== null && event !== 'enquiry.deleted'
        ? getEnquiryPath(toEnquiryKey(entity_id, type))
        : null,
  };
}

/** The lists that the four numbers count. */
export function useStatLinks(): StatLinks {
  const enquiries = useScreenPath('enquiries');
  const [blog, news] = [useScreenPath('blog'), useScreenPath('news')];
  return {
    ...(enquiries
      ? { bookings: `${enquiries}?channel=booking`, enquiries: `${enquiries}?channel=contact` }
      : {}),
    ...(blog ? { posts: blog } : {}),
    ...(news ? { content: news } : {}),
  };
}

/** The path of a screen, or null when the user may not open it. */
function useScreenPath(name: keyof typeof adminScreens): string | null {
  const user = useUser();
  const screen = adminScreens[name];
  return user && mayUse(screen, user) ? screen.path : null;
}
