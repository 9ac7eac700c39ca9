import { useHasPermission } from '../../../lib/session/useSession.ts';

/** Any of the three write permissions enables the whole screen. */
export function useMayEditCeo(): boolean {
  const create = useHasPermission('ceo.create');
  const edit = useHasPermission('ceo.edit');
  const remove = useHasPermission('ceo.delete');
  return create || edit || remove;
}
