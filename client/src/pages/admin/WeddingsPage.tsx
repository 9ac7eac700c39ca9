import { WeddingList } from '../../features/weddingsAdmin/WeddingList.tsx';

export function WeddingsPage() {
  return <WeddingList />;
}
