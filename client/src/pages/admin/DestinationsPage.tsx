import { DestinationList } from '../../features/destinationsAdmin/DestinationList.tsx';

export function DestinationsPage() {
  return <DestinationList />;
}
