import { destinationListSchema } from '@modules/destinations/contract.ts';
import { describe, expect, it } from 'vitest';
import { parseSearchParams, readOpened, updateSearchParams, withOpened } from './listUrl.ts';

const params = (text: string) => new URLSearchParams(text);

describe('parseSearchParams', () => {
  it('reads valid values and drops the rest', () => {
    const query = parseSearchParams(
      destinationListSchema,
      params('type=domestic&min_price=cheap&difficulty=Hard&featured=true&page=-3&edit=4'),
    );
    expect(query).toMatchObject({ type: 'domestic', difficulty: 'Hard', featured: true, page: 1 });
    expect(query.min_price).toBeUndefined();
  });
});

describe('updateSearchParams', () => {
  it('returns to the first page, and leaves the editor open', () => {
    expect(String(updateSearchParams(params('page=4&edit=7'), { type: 'domestic' }))).toBe(
      'edit=7&type=domestic',
    );
    expect(String(updateSearchParams(params('type=domestic'), { page: 3 }))).toBe('type=domestic&page=3');
    expect(String(updateSearchParams(params('type=domestic&page=3'), { type: '' }))).toBe('');
  });
});

describe('the open editor', () => {
  it.each([
    ['new=1', 'new'],
    ['edit=12', 12],
    ['edit=0', null],
    ['edit=1e3', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(readOpened(params(text))).toBe(expected);
  });
  it('closes without touching the filters', () => {
    expect(String(withOpened(params('type=domestic&edit=12'), null))).toBe('type=domestic');
  });
});
