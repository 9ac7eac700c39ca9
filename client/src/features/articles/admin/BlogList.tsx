import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import { ArticleList } from './ArticleList.tsx';
import { blogArea } from './articleAreas.ts';
import { BlogCard } from './BlogCard.tsx';

/** The blog screen: filters, cards, editor. */
export const BlogList = () => (
  <ArticleList area={blogArea}>
    {(view) => (
      <CardGrid
        label="Blog posts"
        {...view}
        card={(post) => <BlogCard post={post} actions={view.actions(post)} />}
      />
    )}
  </ArticleList>
);
