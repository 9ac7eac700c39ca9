import { describe, expect, it } from 'vitest';
import { escapeCsvFormula } from './csv.ts';

describe('a cell of a CSV file', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(A1)',
    '﹦1+1',
    '﹢1+1',
    '﹣1+1',
    '﹫SUM(A1)',
    '\u200b=1+1',
    '\ufeff=1+1',
    '\u200d\u00ad\u2060＝1+1',
    '\u202e=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\u3000＝1+1',
    '\n=1+1',
    '\r\t =1+1',
    '\tplain',
    '\rplain',
    '\u0000=1+1',
    '+91 98220 12345 =1+1',
    '-1.5-1',
  ])('shows %j as text', (text) => {
    expect(escapeCsvFormula(text)).toBe(`'${text}`);
  });

  it.each([
    '+91 98220 12345',
    ' +91 (98220) 12-345',
    '-12.5',
    'a=1',
    "'=1",
    '½ day',
    'आशा',
    ' leading space',
    '',
  ])('leaves %j as it is', (text) => {
    expect(escapeCsvFormula(text)).toBe(text);
  });

  it('is empty for nothing, and unchanged for non-text', () => {
    expect([null, undefined, 0, -7, true].map(escapeCsvFormula)).toEqual(['', '', '0', '-7', 'true']);
  });
});
