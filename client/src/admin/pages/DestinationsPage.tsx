import { DestinationList } from '../../features/destinations/admin/DestinationList.tsx';

export function DestinationsPage() {
  return <DestinationList />;
}
