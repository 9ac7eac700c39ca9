import { skipToken } from '@reduxjs/toolkit/query';
import { type EditorProps, EntryEditor } from '../../../ui/admin/form/EntryEditor.tsx';
import { ArticleFormView } from './ArticleFormView.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { useGetStaffArticleQuery } from './articlesAdminApi.ts';

/** Creates or edits a blog post or a news article. */
export function ArticleEditor({ area, opened, onClose }: EditorProps & { area: ArticleArea }) {
  const { kind, texts } = area;
  const query = useGetStaffArticleQuery(typeof opened === 'number' ? { kind, id: opened } : skipToken);
  return (
    <EntryEditor opened={opened} query={query} failureTitle={texts.loadFailed} onClose={onClose}>
      {(editor) => <ArticleFormView area={area} {...editor} />}
    </EntryEditor>
  );
}
