import Eye from 'lucide-react/icons/eye';
import Star from 'lucide-react/icons/star';
import { asApiError, type CallError } from '../../../lib/api/apiError.ts';
import type { CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import type { ArticleRow } from '../articles.ts';
import type { ArticleArea } from './articleAreas.ts';
import { useChangeArticleMutation, useDeleteArticleMutation } from './articlesAdminApi.ts';

export function useArticleEntry({ kind, texts, publicPath, failureText }: ArticleArea) {
  const [change] = useChangeArticleMutation();
  const [remove] = useDeleteArticleMutation();
  return ({ id, title, published, featured }: ArticleRow): CatalogueEntry => {
    const toFailureText = (action: 'updating' | 'deleting') => (error: CallError) =>
      `${title}: ${failureText(action, asApiError(error))}`;
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
