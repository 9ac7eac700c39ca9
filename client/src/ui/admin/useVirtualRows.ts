import { type UIEvent, useState } from 'react';
import { virtualWindow } from './virtualWindow.ts';

/** Which rows of a long list to render, and how much space replaces the others. */
export function useVirtualRows(count: number, rowHeight: number, viewHeight: number) {
  const [top, setTop] = useState(0);
  return {
    ...virtualWindow({ count, rowHeight, viewHeight, top }),
    // Row by row: several at once take longer than a frame.
    onScroll: (event: UIEvent<HTMLElement>) =>
      setTop(Math.floor(event.currentTarget.scrollTop / rowHeight) * rowHeight),
  };
}
