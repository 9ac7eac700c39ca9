import { NewsList } from '../../features/articlesAdmin/NewsList.tsx';

export function NewsPage() {
  return <NewsList />;
}
