import { expect, it } from 'vitest';
import { createKeptParts } from './keptParts.ts';

it('writes a part once, under all that it shows', () => {
  const keptPart = createKeptParts();
  let written = 0;
  const write = (html: string) => () => {
    written += 1;
    return html;
  };
  expect(keptPart('card 1', write('<b>1</b>'))).toBe('<b>1</b>');
  expect(keptPart('card 2', write('<b>2</b>'))).toBe('<b>2</b>');
  expect(keptPart('card 1', write('never'))).toBe('<b>1</b>');
  expect(written).toBe(2);
});

it('keeps what is asked for again, and forgets the rest when there is no room', () => {
  const html = 'x'.repeat(9);
  const keptPart = createKeptParts(100); // ten parts, each with a key of one character
  const isKept = (key: string) => keptPart(key, () => 'new') === html;
  keptPart('a', () => html);
  for (const key of 'bcdefghijk') {
    keptPart(key, () => html);
    expect(isKept('a')).toBe(true);
  }
  for (const key of 'lmnopqrstu') {
    keptPart(key, () => html);
    expect(isKept('a')).toBe(true);
  }
  expect(isKept('b')).toBe(false);
});
