import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { useGetEnquiryStatisticsQuery } from '../../features/enquiries/admin/enquiriesApi.ts';
import { useListQuarantineQuery } from '../../features/enquiries/quarantine/quarantineApi.ts';
import { adminScreens, mayEnter } from '../../lib/session/adminScreens.ts';
import type { SidebarCounts } from './Sidebar.tsx';

/**
 * Counts of pending items for the sidebar. Polled, because a live stream in every open tab would use up the
 * connections that a browser opens to one host over HTTP/1.1.
 */
const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

export function useSidebarCounts(user: SessionUser): SidebarCounts {
  const skip =
    !mayEnter(adminScreens.enquiries, user.user_type) || !user.permissions.includes('enquiries.view');
  const statistics = useGetEnquiryStatisticsQuery(undefined, { ...polling, skip });
  const quarantine = useListQuarantineQuery(1, { ...polling, skip });
  return {
    enquiries: [
      { value: statistics.data?.new ?? 0, noun: 'new', tone: 'primary' },
      { value: statistics.data?.views.overdue ?? 0, noun: 'overdue', tone: 'error' },
      { value: quarantine.data?.pagination.total ?? 0, noun: 'in quarantine', tone: 'warning' },
    ],
  };
}
