import { articleListQuery } from '@modules/articles/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { readAddress } from '../../../ui/admin/listAddress.ts';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import type { ArticleArea } from './articleAreas.ts';
import { useListStaffArticlesQuery } from './articlesAdminApi.ts';

/** The list for the filters in the URL, and the open entry. */
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
  const rows = useVisibleEntries(area.kind, list.data?.posts);
  return { filters, list, rows, mayCreate, opened: allowed ? opened : null, change, open, close };
}
