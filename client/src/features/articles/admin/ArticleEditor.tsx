import { type EditorCallbacks, EditorDialog } from '../../../ui/admin/form/EditorDialog.tsx';
import { EntryGate } from '../../../ui/admin/form/EntryGate.tsx';
import type { Opened } from '../../../ui/admin/listAddress.ts';
import { ArticleFormView } from './ArticleFormView.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { useGetStaffArticleQuery } from './articlesAdminApi.ts';

type Props = { area: ArticleArea; opened: Opened | null; onClose: () => void };

/** Creates or edits a blog post or a news article. */
export function ArticleEditor({ area, opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(callbacks) =>
        typeof opened === 'number' ? (
          <ExistingArticle key={opened} area={area} id={opened} onClose={onClose} {...callbacks} />
        ) : (
          <ArticleFormView area={area} entry={null} onClose={onClose} {...callbacks} />
        )
      }
    </EditorDialog>
  );
}

type ExistingProps = { area: ArticleArea; id: number; onClose: () => void } & EditorCallbacks;

function ExistingArticle({ area, id, onClose, ...callbacks }: ExistingProps) {
  const query = useGetStaffArticleQuery({ kind: area.kind, id });
  return (
    <EntryGate query={query} failureTitle={area.texts.loadFailed} onClose={onClose}>
      {(entry) => <ArticleFormView area={area} entry={entry} onClose={onClose} {...callbacks} />}
    </EntryGate>
  );
}
