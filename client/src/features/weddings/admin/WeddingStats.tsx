import Building2 from 'lucide-react/icons/building-2';
import MapIcon from 'lucide-react/icons/map';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { countVenues } from './countVenues.ts';
import { useListStaffWeddingsQuery } from './weddingsAdminApi.ts';

/** Statistics over all venues, independent of the filters. */
export function WeddingStats() {
  const { data, isError } = useListStaffWeddingsQuery({}, { refetchOnMountOrArgChange: true });
  const figures = data ? countVenues(data.destinations) : undefined;
  const unknown = isError ? '–' : undefined;
  return (
    <StatRow>
      <StatCard label="Total Venues" value={figures?.total ?? unknown} icon={Building2} />
      <StatCard label="Featured Venues" value={figures?.featured ?? unknown} icon={Star} />
      <StatCard label="In Destinations" value={figures?.inDestinations ?? unknown} icon={MapIcon} />
      <StatCard label="Total Capacity" value={figures?.capacity ?? unknown} icon={Users} />
    </StatRow>
  );
}
