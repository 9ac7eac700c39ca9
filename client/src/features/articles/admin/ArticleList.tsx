import { type ArticleFilter, articleListQuery } from '@modules/articles/contract.ts';
import { Eye, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { asApiError, type CallError } from '../../../lib/api/apiError.ts';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { CatalogueEntry, CatalogueView } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import type { ArticleRow } from '../articles.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { changeArticle, deleteArticle, listStaffArticles } from './articlesAdminApi.ts';
import { buildArticleCatalogue, listScreens } from './buildArticleCatalogue.ts';
import { useCategoryNames } from './useCategoryNames.ts';

type Props = {
  area: ArticleArea;
  /** Cards or a table. */
  children: (view: CatalogueView<ArticleRow>, filters: ArticleFilter) => ReactNode;
};

export function ArticleList({ area, children }: Props) {
  const { pageSize } = listScreens[area.kind];
  const { filters, query } = useCatalogueQuery(articleListQuery(pageSize), pageSize);
  const list = listStaffArticles.useQuery({ kind: area.kind, ...query }, { refetchOnMountOrArgChange: true });
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

function useArticleEntry({ kind, texts, publicPath, describeFailure }: ArticleArea) {
  const [change] = changeArticle.useMutation();
  const [remove] = deleteArticle.useMutation();
  return ({ id, title, published, featured }: ArticleRow): CatalogueEntry => {
    const toFailureText = (action: 'updating' | 'deleting') => (error: CallError) =>
      `${title}: ${describeFailure(action, asApiError(error))}`;
    return {
      id,
      name: title,
      publicPath: published ? publicPath(id) : null,
      previewArea: kind,
      flags: [
        {
          isOn: featured,
          turnOn: 'Feature',
          turnOff: 'Unfeature',
          icon: Star,
          change: (to) => change({ kind, id, change: { featured: to } }),
          toFailureText: toFailureText('updating'),
        },
        {
          isOn: published,
          turnOn: 'Publish',
          turnOff: 'Unpublish',
          icon: Eye,
          change: (to) => change({ kind, id, change: { published: to } }),
          toFailureText: toFailureText('updating'),
        },
      ],
      deletion: {
        title: texts.deleteTitle,
        subject: title,
        question: texts.deleteQuestion,
        remove: () => remove({ kind, id }),
        deletedText: texts.deleted,
        toFailureText: toFailureText('deleting'),
      },
    };
  };
}
