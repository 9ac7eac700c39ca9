import { Box } from '@mui/material';
import { Star } from 'lucide-react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { visuallyHidden } from '../../../ui/admin/visuallyHidden.ts';
import type { ArticleRow } from '../articles.ts';
import { newsArea } from './articleAreas.ts';
import { postStatuses, priorityLabels, priorityTones, statusLabels, statusTones } from './articleLabels.ts';
import { changeArticle } from './articlesAdminApi.ts';

export type MarkOptions = { editable: boolean; report: (text: string) => void };
type Props = MarkOptions & { row: ArticleRow };

export function StatusMark({ row, editable, report }: Props) {
  const change = useChange(row, report);
  return (
    <PillSelect
      label={`Status of ${row.title}`}
      value={row.published ? 'published' : 'draft'}
      options={postStatuses}
      labels={statusLabels}
      tones={statusTones}
      editable={editable}
      onChange={(to) => change({ published: to === 'published' })}
    />
  );
}

export function PriorityMark({ row }: Pick<Props, 'row'>) {
  const priority = row.priority ?? 'medium';
  return <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>;
}

export function FeaturedMark({ row, editable, report }: Props) {
  const change = useChange(row, report);
  const star = <Star size={18} fill={row.featured ? 'currentColor' : 'none'} />;
  if (!editable) {
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
    <RowAction
      label="Featured"
      subject={row.title}
      tone={row.featured ? 'warning' : 'inherit'}
      icon={star}
      pressed={row.featured}
      onClick={() => change({ featured: !row.featured })}
    />
  );
}

function useChange({ id, title }: ArticleRow, report: MarkOptions['report']) {
  const [change] = changeArticle.useMutation();
  return async (to: { published: boolean } | { featured: boolean }) => {
    const { error } = await change({ kind: 'news', id, change: to });
    if (error) report(`${title}: ${newsArea.describeFailure('updating', asApiError(error))}`);
  };
}
