import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { useState } from 'react';
import { useHasPermission } from '../../../lib/session/useSession.ts';

/** The selected rows of a list; undefined for users who may not change them. */
export type Selection = { isSelected: (id: number) => boolean; toggle: (id: number) => void };

/** Rows that are selected and still listed. */
export function useSelection(rows: EnquiryRow[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const may = useHasPermission('enquiries.respond');
  const selection: Selection = {
    isSelected: (id) => ids.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
  };
  return {
    selection: may ? selection : undefined,
    selected: rows?.filter(({ id }) => ids.has(id)) ?? [],
    selectAll: () => setIds(new Set(rows?.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
