import { BlogList } from '../../features/articlesAdmin/BlogList.tsx';

export function BlogPage() {
  return <BlogList />;
}
