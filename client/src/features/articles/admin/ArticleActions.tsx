import { Box } from '@mui/material';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconAction } from '../../../ui/admin/IconAction.tsx';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import type { ArticleArea } from './articleAreas.ts';
import type { ArticleRow } from './articlesAdminApi.ts';
import type { ArticleActionHandlers } from './useArticleActions.ts';

type Props = {
  area: ArticleArea;
  row: ArticleRow;
  handlers: ArticleActionHandlers;
  onEdit: () => void /** Shows text next to the icons. */;
  labelled?: boolean;
};

/** Edit, publish or unpublish, view, delete: as far as the user may. */
export function ArticleActions({ area, row, handlers, onEdit, labelled = false }: Props) {
  const { title, published } = row;
  const publishing = published ? 'Unpublish' : 'Publish';
  return (
    <>
      {handlers.mayEdit ? (
        <>
          <IconAction
            label={`Edit ${title}`}
            tip="Edit"
            text={labelled ? 'Edit' : ''}
            icon={<Pencil size={labelled ? 16 : 18} />}
            onClick={onEdit}
          />
          <IconAction
            label={`${publishing} ${title}`}
            tip={publishing}
            text={labelled ? publishing : ''}
            icon={published ? <EyeOff size={labelled ? 16 : 18} /> : <Eye size={labelled ? 16 : 18} />}
            onClick={() => handlers.change(row, { published: !published })}
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
      ) : (
        <PreviewAction area={area.kind} id={row.id} name={title} />
      )}
      {handlers.mayDelete ? (
        <IconAction
          label={`Delete ${title}`}
          tip="Delete"
          tone="error"
          icon={<Trash2 size={18} />}
          onClick={() => handlers.remove(row)}
        />
      ) : null}
    </>
  );
}
