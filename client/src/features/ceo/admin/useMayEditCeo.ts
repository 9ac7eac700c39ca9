import { useMay } from '../../../lib/session/useSession.ts';

/** Any of the three write permissions enables the whole screen. */
export function useMayEditCeo(): boolean {
  const create = useMay('ceo.create');
  const edit = useMay('ceo.edit');
  const remove = useMay('ceo.delete');
  return create || edit || remove;
}
