import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { brochureRules, imageRules } from '@modules/uploads/contract.ts';
import { expect, it } from 'vitest';
import { checkFile } from './checkFile.ts';

const megabyte = 1024 * 1024;

it.each([
  ['beach.JPG', 5 * megabyte, imageRules, null],
  ['beach.jpg', 5 * megabyte + 1, imageRules, 'File size too large. Maximum size is 5MB'],
  ['beach.gif', 10, imageRules, 'Invalid file type. Only JPEG, PNG, and WebP are allowed'],
  ['jpg', 10, imageRules, 'Invalid file type. Only JPEG, PNG, and WebP are allowed'],
  ['goa.2027.pdf', 10 * megabyte, brochureRules, null],
  ['plan.DOCX', 1, attachmentRules, null],
  ['plan.docx', 0, attachmentRules, 'This file is empty. Please choose another one'],
  ['goa.png', 10, brochureRules, 'Invalid file type. Only PDF, DOC, and DOCX are allowed'],
])('%s of %i bytes', (name, size, rules, expected) => {
  expect(checkFile({ name, size }, rules)).toBe(expected);
});
