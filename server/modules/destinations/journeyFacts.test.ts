import { describe, expect, it } from 'vitest';
import { months, parseDays, parseMonths } from './journeyFacts.contract.ts';

describe('parseMonths', () => {
  it.each([
    ['June to September', ['june', 'july', 'august', 'september']],
    ['November to February', ['january', 'february', 'november', 'december']],
    ['Oct – Dec', ['october', 'november', 'december']],
    ['Sept to Nov', ['september', 'october', 'november']],
    ['March through May', ['march', 'april', 'may']],
    ['March to April, October', ['march', 'april', 'october']],
    ['May', ['may']],
    ['march till may', ['march', 'april', 'may']],
    ['April and may', ['april', 'may']],
    ['November till February', ['january', 'february', 'november', 'december']],
    ['Oct. to Dec.', ['october', 'november', 'december']],
    ['October — December', ['october', 'november', 'december']],
    ['february to may for trekking', ['february', 'march', 'april', 'may']],
    ['October to December (roads may close in snow)', ['october', 'november', 'december']],
    ['October to December; avoid the monsoon, June to September', ['october', 'november', 'december']],
    ['Avoid June to September. Best in May', ['may']],
    ['Come when it rains', []],
  ])('reads %s', (text, expected) => expect(parseMonths(text)).toEqual(expected));

  it.each([null, '', 'Year round', 'All year, driest from February to April'])(
    'reads %s as all months',
    (text) => expect(parseMonths(text)).toEqual(months),
  );
});

it.each([
  ['5 Days - 4 Nights', 5],
  ['4 nights, 5 days', 5],
  ['1 day', 1],
  ['4N/5D', 5],
  ['5D/4N', 5],
  [null, 5], // as the cards say
  ['a weekend', null],
])('reads the days of %s', (text, days) => expect(parseDays(text)).toBe(days));
