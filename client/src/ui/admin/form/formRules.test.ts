import { describe, expect, it } from 'vitest';
import { addTexts } from './addTexts.ts';
import { anyWrong, without } from './fieldErrors.ts';
import { moved } from './moved.ts';

describe('addTexts', () => {
  it('trims, and ignores what is empty or already there in any case', () => {
    expect(addTexts(['Travel'], [' Goa ', 'travel', '', 'GOA'])).toEqual(['Travel', 'Goa']);
  });
});

describe('moved', () => {
  it('puts an entry elsewhere and leaves the rest in order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });
  it('stays within the list', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });
});

describe('field errors', () => {
  const errors = { title: 'Title is required', 'hotels.0.hotel': 'Hotel is required', hotelsNote: 'x' };
  it('go with the list they are in, and only with it', () => {
    expect(Object.keys(without(errors, 'hotels'))).toEqual(['title', 'hotelsNote']);
    expect(without(errors, 'name')).toBe(errors);
  });
  it('are found by field or list', () => {
    expect(anyWrong(errors, ['hotels'])).toBe(true);
    expect(anyWrong(errors, ['tit'])).toBe(false);
  });
});
