import { type ArticleFilter, articleListQuery } from '@modules/articles/contract.ts';
import type { ReactNode } from 'react';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { CatalogueView } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import type { ArticleRow } from '../articles.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { useListStaffArticlesQuery } from './articlesAdminApi.ts';
import { buildArticleCatalogue, listScreens } from './buildArticleCatalogue.ts';
import { useArticleEntry } from './useArticleEntry.ts';
import { useCategoryNames } from './useCategoryNames.ts';

type Props = {
  area: ArticleArea;
  /** Cards or a table. */
  children: (view: CatalogueView<ArticleRow>, filters: ArticleFilter) => ReactNode;
};

export function ArticleList({ area, children }: Props) {
  const { pageSize } = listScreens[area.kind];
  const { filters, query } = useCatalogueQuery(articleListQuery(pageSize), pageSize);
  const list = useListStaffArticlesQuery({ kind: area.kind, ...query }, { refetchOnMountOrArgChange: true });
  const names = useCategoryNames(area);
  const chosen = filters.category_id;
  const categories = chosen === undefined || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <CatalogueScreen
      catalogue={buildArticleCatalogue(area, categories)}
      filters={filters}
      list={list}
      rows={list.data?.posts}
      toEntry={useArticleEntry(area)}
      editor={(opened, close) => <ArticleEditor area={area} opened={opened} onClose={close} />}
    >
      {(view) => children(view, filters)}
    </CatalogueScreen>
  );
}
