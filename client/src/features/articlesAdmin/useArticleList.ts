import { articleListQuery } from '@modules/articles/contract.ts';
import { useMay } from '../../app/session/useSession.ts';
import { readAddress } from '../../components/admin/listAddress.ts';
import { useListAddress } from '../../components/admin/useListAddress.ts';
import type { ArticleArea } from './articleAreas.ts';
import { useListStaffArticlesQuery } from './articlesAdminApi.ts';

/** The list of one kind as the address asks for it, and the entry that is open. */
export function useArticleList(area: ArticleArea, pageSize: number) {
  const { params, opened, change, open, close } = useListAddress();
  const { limit: _limit, page, ...filters } = readAddress(articleListQuery(pageSize), params);
  const list = useListStaffArticlesQuery(
    { kind: area.kind, ...filters, page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const mayCreate = useMay(area.may.create);
  const mayEdit = useMay(area.may.edit);
  const allowed = opened === 'new' ? mayCreate : mayEdit;
  return { filters, list, mayCreate, opened: allowed ? opened : null, change, open, close };
}
