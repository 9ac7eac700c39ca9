import { Box } from '@mui/material';
import Star from 'lucide-react/icons/star';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { IconAction } from '../../../ui/admin/IconAction.tsx';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { visuallyHidden } from '../../../ui/admin/visuallyHidden.ts';
import type { ArticleRow } from './articlesAdminApi.ts';
import { postStatuses, priorityLabels, priorityTones, statusLabels, statusTones } from './articleWords.ts';
import type { ArticleActionHandlers } from './useArticleActions.ts';

type Props = { row: ArticleRow; handlers: ArticleActionHandlers };

/** Draft or published: a select for editors, a badge for others. */
export function StatusMark({ row, handlers }: Props) {
  const status = row.published ? 'published' : 'draft';
  if (!handlers.mayEdit) return <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>;
  return (
    <PillSelect
      label={`Status of ${row.title}`}
      value={status}
      options={postStatuses}
      labels={statusLabels}
      tones={statusTones}
      onChange={(to) => handlers.change(row, { published: to === 'published' })}
    />
  );
}

export function PriorityMark({ row }: Pick<Props, 'row'>) {
  const priority = row.priority ?? 'medium';
  return <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>;
}

export function FeaturedMark({ row, handlers }: Props) {
  const star = <Star size={18} fill={row.featured ? 'currentColor' : 'none'} />;
  if (!handlers.mayEdit) {
    return (
      <Box component="span" sx={{ color: row.featured ? 'warning.main' : 'text.secondary' }}>
        {star}
        <Box component="span" sx={visuallyHidden}>
          {row.featured ? 'Featured' : 'Not featured'}
        </Box>
      </Box>
    );
  }
  return (
    <IconAction
      label={`Featured: ${row.title}`}
      tip={row.featured ? 'Remove from featured' : 'Make featured'}
      tone={row.featured ? 'warning' : 'inherit'}
      icon={star}
      pressed={row.featured}
      onClick={() => handlers.change(row, { featured: !row.featured })}
    />
  );
}
