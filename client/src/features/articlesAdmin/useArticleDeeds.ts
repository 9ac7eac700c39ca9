import { useMay } from '../../app/session/useSession.ts';
import { useConfirm } from '../../components/admin/Confirm.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { type ArticleRow, useChangeArticleMutation, useDeleteArticleMutation } from './articlesAdminApi.ts';

type Change = Pick<Parameters<ReturnType<typeof useChangeArticleMutation>[0]>[0], 'change'>['change'];

/** What can be done to an entry of a list. Changes are shown at once and taken back when they fail. */
export function useArticleDeeds(area: ArticleArea, onFailure: (text: string) => void) {
  const [change] = useChangeArticleMutation();
  const [remove, { isLoading: removing }] = useDeleteArticleMutation();
  const mayEdit = useMay(area.may.edit);
  const mayDelete = useMay(area.may.delete);
  const confirm = useConfirm();
  const toast = useToast();
  const { kind, texts, failureText } = area;

  return {
    mayEdit,
    mayDelete,
    removing,
    change: async ({ id, title }: ArticleRow, to: Change) => {
      const { error } = await change({ kind, id, change: to });
      if (error) onFailure(`${title}: ${failureText('updating', error)}`);
    },
    remove: async ({ id, title }: ArticleRow) => {
      const yes = await confirm({
        title: texts.deleteTitle,
        text: texts.deleteQuestion,
        confirmLabel: 'Delete',
        destructive: true,
      });
      if (!yes) return;
      const { data, error } = await remove({ kind, id });
      if (error) onFailure(`${title}: ${failureText('deleting', error)}`);
      else toast('success', data.message ?? texts.deleted);
    },
  };
}

export type ArticleDeeds = ReturnType<typeof useArticleDeeds>;
