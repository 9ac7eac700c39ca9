import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('what is remembered', () => {
  it('is made once, even when it is nothing, until there is too much of it', () => {
    const made: string[] = [];
    const length = memoize((text) => {
      made.push(text);
      return text.length || undefined;
    }, 2);
    expect([length('abc'), length('abc'), length(''), length('')]).toEqual([3, 3, undefined, undefined]);
    expect(made).toEqual(['abc', '']);
    expect([length('new'), length('abc')]).toEqual([3, 3]);
    expect(made).toEqual(['abc', '', 'new', 'abc']);
  });
});
