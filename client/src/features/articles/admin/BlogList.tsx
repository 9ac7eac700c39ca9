import { CardListPage } from '../../../ui/admin/CardListPage.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleFilters, isFiltered } from './ArticleFilters.tsx';
import { blogArea } from './articleAreas.ts';
import { BlogCard } from './BlogCard.tsx';
import { useArticleActions } from './useArticleActions.ts';
import { useArticleList } from './useArticleList.ts';

const pageSize = 12;

/** The blog screen: filters, cards, editor. */
export function BlogList() {
  const { filters, list, rows, mayCreate, opened, change, open, close } = useArticleList(blogArea, pageSize);
  const toast = useToast();
  const handlers = useArticleActions(blogArea, (text) => toast('error', text));
  return (
    <>
      <CardListPage
        title="Blog Management"
        add={{ label: 'Create New Blog', onAdd: () => open('new'), allowed: mayCreate }}
        list={list}
        rows={rows}
        pagination={list.data?.pagination}
        onPage={(page) => change({ page })}
        label="Blog posts"
        card={(post) => <BlogCard post={post} handlers={handlers} onEdit={() => open(post.id)} />}
        errorTitle="Error Loading Blogs"
        emptyTitle="No blog posts found"
        emptyHint="The first post you create appears here, as a draft until you publish it."
        filtered={isFiltered(filters)}
      >
        <ArticleFilters area={blogArea} filters={filters} onChange={change} />
      </CardListPage>
      <ArticleEditor area={blogArea} opened={opened} onClose={close} />
    </>
  );
}
