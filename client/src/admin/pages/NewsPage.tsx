import { NewsList } from '../../features/articles/admin/NewsList.tsx';

export function NewsPage() {
  return <NewsList />;
}
