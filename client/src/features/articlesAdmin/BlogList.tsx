import { Button } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import { CardGrid } from '../../components/admin/CardGrid.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { Pager } from '../../components/admin/Pager.tsx';
import { EmptyState, ErrorState } from '../../components/admin/StateViews.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleFilters, isFiltered } from './ArticleFilters.tsx';
import { blogArea } from './articleAreas.ts';
import { BlogCard } from './BlogCard.tsx';
import { useArticleDeeds } from './useArticleDeeds.ts';
import { useArticleList } from './useArticleList.ts';

const pageSize = 12;

/** The blog: filters, cards, editor. */
export function BlogList() {
  const { filters, list, mayCreate, opened, change, open, close } = useArticleList(blogArea, pageSize);
  const toast = useToast();
  const deeds = useArticleDeeds(blogArea, (text) => toast('error', text));
  const { data, currentData, error, isFetching } = list;

  return (
    <>
      <PageHeader
        title="Blog Management"
        actions={
          mayCreate ? (
            <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => open('new')}>
              Create New Blog
            </Button>
          ) : null
        }
      />
      <ArticleFilters area={blogArea} filters={filters} onChange={change} />
      {error && !currentData ? (
        <ErrorState title="Error Loading Blogs" text={error.message} onRetry={list.refetch} />
      ) : (
        <>
          <CardGrid
            label="Blog posts"
            rows={data?.posts}
            rowKey={({ id }) => id}
            refreshing={isFetching}
            card={(post) => <BlogCard post={post} deeds={deeds} onEdit={() => open(post.id)} />}
            empty={
              <EmptyState
                title="No blog posts found"
                text={
                  isFiltered(filters)
                    ? 'Nothing matches these filters. Clear them to see everything.'
                    : 'The first post you create appears here, as a draft until you publish it.'
                }
              />
            }
          />
          {data ? <Pager pagination={data.pagination} onPage={(page) => change({ page })} /> : null}
        </>
      )}
      <ArticleEditor area={blogArea} opened={opened} onClose={close} />
    </>
  );
}
