import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import type { Article } from '../articles.ts';
import type { ArticleArea } from './articleAreas.ts';
import { saveArticle } from './articlesAdminApi.ts';
import { newArticle } from './articleValues.ts';

export type ArticleForm = ReturnType<typeof useArticleForm>;

/** The form of a blog post or news article; `opened` is null for a new one. */
export function useArticleForm(
  area: ArticleArea,
  opened: Article | null,
  onSaved: (message: string) => void,
) {
  const [save] = saveArticle.useMutation();
  return useEntryForm({
    draftName: `${area.kind}-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: area.savedSchema,
    blank: newArticle,
    schema: area.schema,
    save: (fields, context) => save({ kind: area.kind, id: opened?.id ?? null, fields, ...context }),
    onSaved: () => onSaved(area.texts.saved),
  });
}
