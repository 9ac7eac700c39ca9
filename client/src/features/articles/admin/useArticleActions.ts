import { asApiError } from '../../../lib/api/apiError.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import type { ArticleArea } from './articleAreas.ts';
import { type ArticleRow, useChangeArticleMutation, useDeleteArticleMutation } from './articlesAdminApi.ts';

type Change = Pick<Parameters<ReturnType<typeof useChangeArticleMutation>[0]>[0], 'change'>['change'];

/** The actions on an entry of a list. Updates are optimistic and rolled back on failure. */
export function useArticleActions(area: ArticleArea, onFailure: (text: string) => void) {
  const [change] = useChangeArticleMutation();
  const [remove] = useDeleteArticleMutation();
  const deleteLater = useDeferredDeletion();
  const mayEdit = useMay(area.may.edit);
  const mayDelete = useMay(area.may.delete);
  const confirm = useConfirm();
  const { kind, texts, failureText } = area;

  return {
    mayEdit,
    mayDelete,
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
      deleteLater({
        list: kind,
        id,
        remove: () => remove({ kind, id }),
        deletedText: texts.deleted,
        onFailed: (error) => onFailure(`${title}: ${failureText('deleting', asApiError(error))}`),
      });
    },
  };
}

export type ArticleActionHandlers = ReturnType<typeof useArticleActions>;
