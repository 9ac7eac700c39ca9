import { EditorDialog, type EditorTells } from '../../components/admin/form/EditorDialog.tsx';
import { EntryGate } from '../../components/admin/form/EntryGate.tsx';
import type { Opened } from '../../components/admin/listAddress.ts';
import { ArticleFormView } from './ArticleFormView.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { useGetStaffArticleQuery } from './articlesAdminApi.ts';

type Props = { area: ArticleArea; opened: Opened | null; onClose: () => void };

/** Create or edit a blog post or a news article. */
export function ArticleEditor({ area, opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(tells) =>
        typeof opened === 'number' ? (
          <ExistingArticle key={opened} area={area} id={opened} onClose={onClose} {...tells} />
        ) : (
          <ArticleFormView area={area} entry={null} onClose={onClose} {...tells} />
        )
      }
    </EditorDialog>
  );
}

type ExistingProps = { area: ArticleArea; id: number; onClose: () => void } & EditorTells;

function ExistingArticle({ area, id, onClose, ...tells }: ExistingProps) {
  const query = useGetStaffArticleQuery({ kind: area.kind, id });
  return (
    <EntryGate query={query} failureTitle={area.texts.loadFailed} onClose={onClose}>
      {(entry) => <ArticleFormView area={area} entry={entry} onClose={onClose} {...tells} />}
    </EntryGate>
  );
}
