import { BlogList } from '../../features/articles/admin/BlogList.tsx';

export function BlogPage() {
  return <BlogList />;
}
