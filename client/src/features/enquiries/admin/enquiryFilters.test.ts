import { enquiryListSchema } from '@modules/enquiries/contract.ts';
import { expect, it } from 'vitest';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { getExportPath, readEnquiryKey } from './enquiryFilters.ts';

const params = (text: string) => new URLSearchParams(text);

it('the export requests every page of the same filters', () => {
  const filters = parseSearchParams(enquiryListSchema, params('search=goa&page=3&assigned_to=none'));
  expect(getExportPath(filters)).toBe(
    '/api/enquiries/export?assigned_to=none&search=goa&sort=created_at&order=desc',
  );
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
