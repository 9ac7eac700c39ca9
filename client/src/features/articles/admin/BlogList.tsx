import { Box, Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import { EntryCard } from '../../../ui/admin/catalogue/EntryCard.tsx';
import { clampLines } from '../../../ui/admin/clampLines.ts';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import type { ArticleRow } from '../articles.ts';
import { ArticleList } from './ArticleList.tsx';
import { blogArea } from './articleAreas.ts';
import { statusLabels, statusTones } from './articleLabels.ts';

export const BlogList = () => (
  <ArticleList area={blogArea}>
    {(view) => <CardGrid label="Blog posts" {...view} card={(post) => <BlogCard post={post} />} />}
  </ArticleList>
);

const maxCategories = 3;

function BlogCard({ post }: { post: ArticleRow }) {
  const { title, excerpt, featured, published, author, created_at, categories, views } = post;
  const status = published ? 'published' : 'draft';
  const more = categories.length - maxCategories;
  return (
    <EntryCard
      picture={post.image}
      kind="blog"
      title={title}
      dimmed={!published}
      badges={[
        featured && { text: 'Featured', tone: 'warning' },
        { text: statusLabels[status], tone: statusTones[status] },
      ]}
    >
      <Typography variant="caption" color="textSecondary">
        {author} · {formatDate(created_at)} · {formatNumber(views)} {views === 1 ? 'view' : 'views'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(3) }}>
        {excerpt}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {categories.slice(0, maxCategories).map((name) => (
          <Badge key={name} tone="primary">
            {name}
          </Badge>
        ))}
        {more > 0 ? <Badge tone="neutral">+{more} more</Badge> : null}
      </Box>
    </EntryCard>
  );
}
