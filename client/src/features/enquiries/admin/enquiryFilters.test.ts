import { describe, expect, it } from 'vitest';
import { changeFilters, filterQuery, readEnquiryKey, readFilters } from './enquiryFilters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('readFilters', () => {
  it('starts with the newest, page 1', () => {
    expect(readFilters(params(''))).toMatchObject({ page: 1, limit: 20, sort: 'created_at', order: 'desc' });
  });

  it('takes what is valid and forgets the rest', () => {
    const filters = readFilters(
      params('status=new&priority=enormous&page=-3&start_date=yesterday&enquiry=x'),
    );
    expect(filters).toMatchObject({ status: 'new', page: 1 });
    expect(filters.priority).toBeUndefined();
    expect(filters.start_date).toBeUndefined();
  });
});

describe('changeFilters', () => {
  it('goes back to page 1, and keeps the open enquiry', () => {
    const next = changeFilters(params('page=4&status=new&enquiry=booking-3'), {
      status: undefined,
      type: 'wedding',
    });
    expect(next.toString()).toBe('enquiry=booking-3&type=wedding');
  });

  it('moves to another page', () => {
    expect(changeFilters(params('status=new'), { page: 2 }).toString()).toBe('status=new&page=2');
  });
});

it('the export asks for every page of the same filters', () => {
  const query = filterQuery(readFilters(params('search=goa&page=3&assigned_to=none')));
  expect(query.toString()).toBe('assigned_to=none&search=goa&sort=created_at&order=desc');
});

it.each([
  ['enquiry=booking-12', { channel: 'booking', id: 12 }],
  ['enquiry=contact-1', { channel: 'contact', id: 1 }],
  ['enquiry=12', null],
  ['enquiry=booking-0', null],
  ['', null],
])('%s', (text, expected) => {
  expect(readEnquiryKey(params(text))).toEqual(expected);
});
