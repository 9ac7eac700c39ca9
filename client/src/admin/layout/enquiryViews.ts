import type { EnquiryStatistics, EnquiryView } from '@modules/enquiries/contract.ts';
import { useSearchParams } from 'react-router-dom';
import { getEnquiryStatistics } from '../../features/enquiries/admin/enquiriesApi.ts';
import { useQuarantineCount } from '../../features/enquiries/quarantine/quarantineApi.ts';
import { adminScreens } from '../../lib/session/adminScreens.ts';

/** The predefined lists; `order` sorts by due time. */
const lists: { label: string; view: EnquiryView; order?: string }[] = [
  { label: 'Mine', view: 'mine' },
  { label: 'Unassigned', view: 'unassigned' },
  { label: 'Due', view: 'due', order: '&sort=due_at&order=asc' },
  { label: 'Waiting', view: 'waiting' },
  { label: 'Snoozed', view: 'snoozed' },
];

export type EnquiryViewLink = {
  label: string;
  to: string;
  current: boolean;
  count: number;
  late: boolean;
};

type Counts = { statistics?: EnquiryStatistics | undefined; quarantined?: number | undefined };

/** Links to the ready-made lists of the enquiries screen and to the quarantine, with the counts that are known. */
export function buildViewLinks(
  view: string | null,
  { statistics, quarantined = 0 }: Counts = {},
): EnquiryViewLink[] {
  const { path } = adminScreens.enquiries;
  return [
    ...lists.map(({ label, view: name, order = '' }) => ({
      label,
      to: `${path}?view=${name}${order}`,
      current: view === name,
      count: statistics?.views[name] ?? 0,
      late: name === 'due' && (statistics?.views.overdue ?? 0) > 0,
    })),
    { label: 'All enquiries', to: path, current: view === null, count: 0, late: false },
    {
      label: 'Quarantine',
      to: `${path}?view=quarantine`,
      current: view === 'quarantine',
      count: quarantined,
      late: quarantined > 0,
    },
  ];
}

/** The views with their counts; the URL selects one. */
export function useEnquiryViews(): EnquiryViewLink[] {
  const [params] = useSearchParams();
  const { data: statistics } = getEnquiryStatistics.useQuery();
  return buildViewLinks(params.get('view'), { statistics, quarantined: useQuarantineCount() });
}

/** Short enough for a badge. */
export const countText = (count: number) => (count > 999 ? '999+' : String(count));
