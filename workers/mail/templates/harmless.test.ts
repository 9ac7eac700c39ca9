import { describe, expect, it } from 'vitest';
import { withoutLinks } from './harmless.ts';

describe('what a stranger may be shown', () => {
  it.each([
    ['Look at https://evil.example/win?a=b now', 'Look at evil[.]example/win?a=b now'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['HTTP://EVIL.EXAMPLE', 'EVIL[.]EXAMPLE'],
    ['write to me@evil.example', 'write to me@evil[.]example'],
    ['पर्यटन.भारत and evil。example', 'पर्यटन[.]भारत and evil[.]example'],
    [
      'Four of us. Rooms at ₹3.500, on 2.12., by 10.30 a.m. 🌴',
      'Four of us. Rooms at ₹3.500, on 2.12., by 10.30 a[.]m. 🌴',
    ],
    ['a\nb', 'a\nb'],
  ])('makes no link of %s', (given, shown) => {
    expect(withoutLinks(given, 200)).toBe(shown);
  });

  it('is cut between whole letters', () => {
    expect(withoutLinks('🌴🌴🌴🌴', 3)).toBe('🌴🌴…');
    expect(withoutLinks('four', 4)).toBe('four');
  });
});
