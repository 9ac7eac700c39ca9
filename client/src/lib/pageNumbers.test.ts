import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

describe('pageNumbers', () => {
  it('shows every page of a short list', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 2)).toEqual([1, 2]);
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it('shortens a long list around the current page', () => {
    expect(pageNumbers(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
    expect(pageNumbers(1, 12)).toEqual([1, 2, 'gap-after', 12]);
    expect(pageNumbers(12, 12)).toEqual([1, 'gap-before', 11, 12]);
  });
});
