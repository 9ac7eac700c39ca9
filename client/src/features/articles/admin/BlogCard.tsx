import { Box, Typography } from '@mui/material';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { EntryCard } from '../../../ui/admin/catalogue/EntryCard.tsx';
import { clamped } from '../../../ui/admin/clamped.ts';
import { dayText } from '../../../ui/admin/dateTexts.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { blogArea } from './articleAreas.ts';
import type { ArticleRow } from './articlesAdminApi.ts';
import { statusLabels, statusTones } from './articleWords.ts';
import type { ArticleActionHandlers } from './useArticleActions.ts';

type Props = { post: ArticleRow; handlers: ArticleActionHandlers; onEdit: () => void };

const mostCategories = 3;

export function BlogCard({ post, handlers, onEdit }: Props) {
  const { title, excerpt, featured, published, author, created_at, categories, views } = post;
  const status = published ? 'published' : 'draft';
  const more = categories.length - mostCategories;
  return (
    <EntryCard
      picture={post.image}
      kind="blog"
      title={title}
      dimmed={!published}
      badges={
        <>
          {featured ? (
            <span>
              <Badge tone="warning">Featured</Badge>
            </span>
          ) : null}
          <span>
            <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          </span>
        </>
      }
      actions={<ArticleActions area={blogArea} row={post} handlers={handlers} onEdit={onEdit} labelled />}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {author} · {dayText(created_at)} · {views.toLocaleString('en-IN')} {views === 1 ? 'view' : 'views'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...clamped(3) }}>
        {excerpt}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {categories.slice(0, mostCategories).map((name) => (
          <Badge key={name} tone="primary">
            {name}
          </Badge>
        ))}
        {more > 0 ? <Badge tone="neutral">+{more} more</Badge> : null}
      </Box>
    </EntryCard>
  );
}
