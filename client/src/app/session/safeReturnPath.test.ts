import { expect, it } from 'vitest';
import { safeReturnPath } from './safeReturnPath.ts';

const origin = 'https://safarnama.example';

it('keeps a page of the back office, with its filters', () => {
  expect(safeReturnPath('/admin/enquiries?status=new&page=2#x', origin)).toBe(
    '/admin/enquiries?status=new&page=2#x',
  );
});

it.each([
  null,
  '',
  '//evil.example/admin/x',
  '/\\evil.example/admin/',
  'https://evil.example/admin/users',
  'javascript:alert(1)',
  '/admin/../wedding',
  '/destinations',
  '/admin/login?return_to=/admin/login',
  '/admin/unauthorized',
  '/administrator',
])('goes to the dashboard for %s', (asked) => {
  expect(safeReturnPath(asked, origin)).toBe('/admin/dashboard');
});
