import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** Rows of about this height until they are measured, `gap` pixels apart. */
type Layout = { rowHeight: number; gap?: number };

/**
 * Which rows of a long list to render: from `first` to `end` (exclusive). `above` and `below` are the pixels that
 * replace the others. `measure` is the ref of each rendered row, whose index stands in `data-index`. Without a layout,
 * all rows are rendered.
 */
export function useVirtualRows(count: number, layout: Layout | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    enabled: layout !== undefined,
    getScrollElement: () => scroller.current,
    estimateSize: () => layout?.rowHeight ?? 0,
    gap: layout?.gap ?? 0,
    overscan: 8,
    // React 19 batches scroll events, and warns about a flush inside an effect
    useFlushSync: false,
  });
  if (!layout) return { scroller, first: 0, end: count, above: 0, below: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    scroller,
    first: items[0]?.index ?? 0,
    end: last ? last.index + 1 : 0,
    above: items[0]?.start ?? 0,
    measure: virtualizer.measureElement,
    below: last ? virtualizer.getTotalSize() - last.end : virtualizer.getTotalSize(),
  };
}
