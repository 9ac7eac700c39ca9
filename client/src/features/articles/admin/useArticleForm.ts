import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { type Article, useLazyGetStaffArticleQuery, useSaveArticleMutation } from './articlesAdminApi.ts';
import { type ArticleValues, newArticle, toArticleInput, toArticleValues } from './articleValues.ts';

export type ArticleForm = ReturnType<typeof useArticleForm>;

/** The form of a blog post or news article; `entry` is null for a new one. */
export function useArticleForm(area: ArticleArea, entry: Article | null, onSaved: () => void) {
  const [save] = useSaveArticleMutation();
  const [load] = useLazyGetStaffArticleQuery();
  const toast = useToast();
  return useEntryForm<ArticleValues, object>({
    draftName: `${area.kind}-${entry?.id ?? 'new'}`,
    initial: entry ? toArticleValues(entry) : newArticle,
    version: entry?.updated_at ?? null,
    schema: area.schema,
    toInput: (values) => toArticleInput(area, values),
    save: (fields, version) => save({ kind: area.kind, id: entry?.id ?? null, fields, version }),
    reload: async () => {
      const { data, error } = await load({ kind: area.kind, id: entry?.id ?? 0 });
      return data ? { values: toArticleValues(data), version: data.updated_at } : { error: error ?? {} };
    },
    onSaved: () => {
      toast('success', area.texts.saved);
      onSaved();
    },
  });
}
