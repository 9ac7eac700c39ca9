import { useMay } from '../../../lib/session/useSession.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { type ArticleRow, useChangeArticleMutation, useDeleteArticleMutation } from './articlesAdminApi.ts';

type Change = Pick<Parameters<ReturnType<typeof useChangeArticleMutation>[0]>[0], 'change'>['change'];

/** The actions on an entry of a list. Updates are optimistic and rolled back on failure. */
export function useArticleActions(area: ArticleArea, onFailure: (text: string) => void) {
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
        subject: title,
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

export type ArticleActionHandlers = ReturnType<typeof useArticleActions>;
