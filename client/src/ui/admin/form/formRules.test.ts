import { describe, expect, it } from 'vitest';
import { getChanges } from '../../../lib/forms/getChanges.ts';
import { addTexts } from './addTexts.ts';
import { listMessages } from './formErrors.ts';

describe('addTexts', () => {
  it('trims, and ignores what is empty or already there in any case', () => {
    expect(addTexts(['Travel'], [' Goa ', 'travel', '', 'GOA'])).toEqual(['Travel', 'Goa']);
  });
});

describe('listMessages', () => {
  it('collects the messages of fields, rows and lists, in order', () => {
    const errors = {
      message: { type: 'custom', message: 'Message is required' },
      hotels: [undefined, { hotel: { type: 'custom', message: 'Hotel is required', ref: { focus() {} } } }],
      dates: { root: { type: 'too_big', message: 'Too many dates' } },
    };
    expect(listMessages(errors)).toEqual(['Message is required', 'Hotel is required', 'Too many dates']);
    expect(listMessages(undefined)).toEqual([]);
  });
});

describe('getChanges', () => {
  it('has the changed fields, a list as a whole', () => {
    const saved = { name: 'Goa', price: '1', hotels: [{ city: 'Panaji' }] };
    expect(getChanges({ ...saved, hotels: [{ city: 'Margao' }] }, saved)).toEqual({
      hotels: [{ city: 'Margao' }],
    });
    expect(getChanges(structuredClone(saved), saved)).toEqual({});
  });
  it('distinguishes files', () => {
    const [file, other] = [new File(['a'], 'plan.pdf'), new File(['b'], 'plan.pdf')];
    expect(getChanges({ file }, { file })).toEqual({});
    expect(getChanges({ file: other }, { file })).toEqual({ file: other });
  });
});
