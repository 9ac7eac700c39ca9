import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { useRef } from 'react';
import { useShortcuts } from '../../../ui/admin/useShortcuts.ts';

/**
 * Opens the next enquiry of the list with j and the previous one with k. When the open one has left the list, next is
 * the one that took its place.
 */
export function useNextKeys(
  rows: EnquiryRow[] | undefined,
  openId: number | undefined,
  open: (row: EnquiryRow) => void,
) {
  const lastPlace = useRef(-1);
  const go = (step: 1 | -1) => {
    if (!rows) return;
    const place = rows.findIndex(({ id }) => id === openId);
    const from = place >= 0 ? place : openId === undefined ? -1 : lastPlace.current - (step === 1 ? 1 : 0);
    const next = Math.min(Math.max(from + step, 0), rows.length - 1);
    const row = rows[next];
    if (!row) return;
    lastPlace.current = next;
    open(row);
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
}
