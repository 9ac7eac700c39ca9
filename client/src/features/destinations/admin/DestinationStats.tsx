import Globe from 'lucide-react/icons/globe';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { useGetDestinationStatisticsQuery } from './destinationsAdminApi.ts';

export function DestinationStats() {
  const { data, isError } = useGetDestinationStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  const unknown = isError ? '–' : undefined;
  return (
    <StatRow>
      <StatCard label="Total" value={data?.total ?? unknown} icon={MapIcon} />
      <StatCard label="Featured" value={data?.featured ?? unknown} icon={Star} />
      <StatCard label="International" value={data?.international ?? unknown} icon={Globe} />
      <StatCard label="Domestic" value={data?.domestic ?? unknown} icon={MapPin} />
    </StatRow>
  );
}
