import { expect, it } from 'vitest';
import { virtualWindow } from './virtualWindow.ts';

const view = { count: 1000, rowHeight: 50, viewHeight: 500 };

it.each([0, 1, 399, 400, 25_000, 49_500, 90_000])(
  'scrolled to %i the view is filled and nothing jumps',
  (top) => {
    const { first, end, above, below } = virtualWindow({ ...view, top });
    expect(above + (end - first) * 50 + below).toBe(50_000);
    expect(first * 50).toBeLessThanOrEqual(Math.min(top, 49_500));
    expect(end * 50).toBeGreaterThanOrEqual(Math.min(top + 500, 50_000));
    expect(end - first).toBeLessThan(40);
  },
);

it('draws a short list whole', () => {
  expect(virtualWindow({ ...view, count: 3, top: 0 })).toEqual({ first: 0, end: 3, above: 0, below: 0 });
});
