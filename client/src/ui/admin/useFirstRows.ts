import { startTransition, useEffect, useState } from 'react';

/** About as many as a window shows below the tools of a list. */
const firstRows = 8;

let isFirstList = true;

/**
 * The rows to render now. The first list after loading the back office starts with those at the top, which takes a
 * slow computer half of the time; the others follow at once.
 */
export function useFirstRows<Row>(rows: Row[] | undefined): Row[] | undefined {
  const [isComplete, setComplete] = useState(!isFirstList);
  const hasRows = rows !== undefined;
  useEffect(() => {
    if (!hasRows) return;
    isFirstList = false;
    startTransition(() => setComplete(true));
  }, [hasRows]);
  return isComplete ? rows : rows?.slice(0, firstRows);
}
