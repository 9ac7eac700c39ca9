import type { ArticleArea } from './articleAreas.ts';
import { listArticleCategories } from './articlesAdminApi.ts';

/** The category names; the fixed ones when the server's list is empty or unavailable. */
export function useCategoryNames({ kind, fallbackCategories }: ArticleArea): readonly string[] {
  const { data, isError } = listArticleCategories.useQuery(kind);
  if (isError || data?.length === 0) return fallbackCategories;
  return data?.map(({ name }) => name) ?? [];
}
