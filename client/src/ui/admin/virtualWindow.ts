type View = { count: number; rowHeight: number; viewHeight: number; top: number };

const overscan = 8;

/** Rows `first` to `end` (exclusive) fill the view; `above` and `below` are the pixels that replace the others. */
export function virtualWindow({ count, rowHeight, viewHeight, top }: View) {
  const visible = Math.ceil(viewHeight / rowHeight) + 2 * overscan;
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - overscan, count - visible));
  const end = Math.min(count, first + visible);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}
