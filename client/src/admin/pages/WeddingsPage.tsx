import { WeddingList } from '../../features/weddings/admin/WeddingList.tsx';

export function WeddingsPage() {
  return <WeddingList />;
}
