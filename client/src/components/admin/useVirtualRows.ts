import { type UIEvent, useState } from 'react';
import { virtualWindow } from './virtualWindow.ts';

/** The list is drawn anew after so many rows have passed, not with every pixel; more than these are drawn ahead. */
const stride = 4;

/** Which rows of a long scrolling list are drawn, and how much empty space stands in for the others. */
export function useVirtualRows(count: number, rowHeight: number, viewHeight: number) {
  const [top, setTop] = useState(0);
  const step = stride * rowHeight;
  return {
    ...virtualWindow({ count, rowHeight, viewHeight, top }),
    onScroll: (event: UIEvent<HTMLElement>) =>
      setTop(Math.floor(event.currentTarget.scrollTop / step) * step),
  };
}
