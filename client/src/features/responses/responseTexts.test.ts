import { expect, it } from 'vitest';
import { listCounts, shareText, sourceShares, waitText } from './responseTexts.ts';

it.each([
  [null, '–'],
  [0, '0 min'],
  [2700, '45 min'],
  [12_600, '3.5 h'],
  [86_400, '24 h'],
  [181_440, '2.1 days'],
])('%s seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it('a share is in percent of what was received', () => {
  expect(shareText({ received: 3, within_day: 2 })).toBe('67%');
  expect(shareText({ received: 0, within_day: 0 })).toBe('–');
});

it('sources are named by their share, the largest first', () => {
  const source = (name: string, received: number) => ({ name, received });
  expect(sourceShares([source('contact', 3), source('booking', 5), source('mail', 2)])).toEqual({
    main: 'Booking form',
    text: 'Booking form 50%, Contact form 30%, Mail 20%',
  });
  expect(sourceShares([])).toEqual({ main: '–', text: 'Nothing was received' });
});

it('counts name at most three people', () => {
  const counts = ['Asha', 'Meera', 'Anil', 'Vikram'].map((name, index) => ({ name, count: 1204 - index }));
  expect(listCounts(counts, 'none')).toBe('Asha 1,204, Meera 1,203, Anil 1,202, 1 more');
  expect(listCounts([], 'none')).toBe('none');
});
