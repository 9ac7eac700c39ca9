import { Box } from '@mui/material';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconAction } from '../../components/admin/IconAction.tsx';
import type { ArticleArea } from './articleAreas.ts';
import type { ArticleRow } from './articlesAdminApi.ts';
import type { ArticleDeeds } from './useArticleDeeds.ts';

type Props = { area: ArticleArea; row: ArticleRow; deeds: ArticleDeeds; onEdit: () => void };

/** Edit, publish or unpublish, view, delete: what this person may. */
export function ArticleActions({ area, row, deeds, onEdit }: Props) {
  const { title, published } = row;
  const publishing = published ? 'Unpublish' : 'Publish';
  return (
    <>
      {deeds.mayEdit ? (
        <>
          <IconAction label={`Edit ${title}`} tip="Edit" icon={<Pencil size={18} />} onClick={onEdit} />
          <IconAction
            label={`${publishing} ${title}`}
            tip={publishing}
            icon={published ? <EyeOff size={18} /> : <Eye size={18} />}
            onClick={() => deeds.change(row, { published: !published })}
          />
        </>
      ) : null}
      <Box sx={{ flex: 1 }} />
      {published ? (
        <IconAction
          label={`View ${title} on the site`}
          tip="View on the site"
          icon={<ExternalLink size={18} />}
          href={area.publicPath(row.id)}
        />
      ) : null}
      {deeds.mayDelete ? (
        <IconAction
          label={`Delete ${title}`}
          tip="Delete"
          tone="error"
          icon={<Trash2 size={18} />}
          disabled={deeds.removing}
          onClick={() => deeds.remove(row)}
        />
      ) : null}
    </>
  );
}
