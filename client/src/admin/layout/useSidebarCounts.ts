import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { getEnquiryStatistics } from '../../features/enquiries/admin/enquiriesApi.ts';
import { listQuarantine } from '../../features/enquiries/quarantine/quarantineApi.ts';
import { listStaffReviews } from '../../features/reviews/admin/reviewsAdminApi.ts';
import { adminScreens, mayUse } from '../../lib/session/adminScreens.ts';
import type { SidebarCounts } from './Sidebar.tsx';

/**
 * Counts of pending items for the sidebar. Polled, because a live stream in every open tab would use up the
 * connections that a browser opens to one host over HTTP/1.1.
 */
const polling = { pollingInterval: 30_000 };

export function useSidebarCounts(user: SessionUser): SidebarCounts & { due: number } {
  const skip = !mayUse(adminScreens.enquiries, user);
  // also polled in background tabs, whose title shows the number of due replies
  const statistics = getEnquiryStatistics.useQuery(undefined, { ...polling, skip });
  const quarantine = listQuarantine.useQuery(1, { ...polling, skip, skipPollingIfUnfocused: true });
  const reviews = listStaffReviews.useQuery(
    { state: 'pending', page: 1, limit: 1 },
    { ...polling, skip: !mayUse(adminScreens.reviews, user), skipPollingIfUnfocused: true },
  );
  return {
    due: statistics.data?.views.due ?? 0,
    enquiries: [
      { value: statistics.data?.new ?? 0, noun: 'new', tone: 'primary' },
      { value: statistics.data?.views.overdue ?? 0, noun: 'overdue', tone: 'error' },
      { value: quarantine.data?.pagination.total ?? 0, noun: 'in quarantine', tone: 'warning' },
    ],
    reviews: [{ value: reviews.data?.pagination.total ?? 0, noun: 'to moderate', tone: 'primary' }],
  };
}
