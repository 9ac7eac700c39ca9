import { expect, it } from 'vitest';
import { safeReturnPath } from './safeReturnPath.ts';

const origin = 'https://safarnama.example';

it('returns to a page of the back office, with its filters', () => {
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
  'https:evil.example/admin/',
  'http:/evil.example/admin/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<p>',
  '\\\\evil.example/admin/',
  '/\t/evil.example/admin/',
  '/\n/evil.example/admin/',
  '/%2Fevil.example/admin/',
  '/%5Cevil.example/admin/',
  '%2F%2Fevil.example/admin/',
  'admin/users',
  '/admin/..//evil.example/admin/',
  '/admin/%2e%2e//evil.example/',
  '/admin/../wedding',
  '/destinations',
  '/admin/login?return_to=/admin/login',
  '/admin/unauthorized',
  '/admin/forgot-password',
  '/admin/reset-password?token=x',
  '/administrator',
])('goes to the dashboard for %s', (path) => {
  expect(safeReturnPath(path, origin)).toBe('/admin/dashboard');
});

it('returns a path that no browser takes for another site', () => {
  for (const path of ['/admin//evil.example/', '/admin/\\evil.example', '/admin/@evil.example'])
    expect(new URL(safeReturnPath(path, origin), origin).origin).toBe(origin);
});
