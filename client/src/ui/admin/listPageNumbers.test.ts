import { describe, expect, it } from 'vitest';
import { listPageNumbers } from './listPageNumbers.ts';

describe('listPageNumbers', () => {
  it('shows every page of a short list', () => {
    expect(listPageNumbers(1, 1)).toEqual([1]);
    expect(listPageNumbers(1, 2)).toEqual([1, 2]);
    expect(listPageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it('shortens a long list around the current page', () => {
    expect(listPageNumbers(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
    expect(listPageNumbers(1, 12)).toEqual([1, 2, 'gap-after', 12]);
    expect(listPageNumbers(12, 12)).toEqual([1, 'gap-before', 11, 12]);
  });
});
