import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { user } from '../../testing/user.ts';
import { usePageFocus } from './usePageFocus.ts';

function Layout() {
  const content = useRef<HTMLElement>(null);
  usePageFocus(content);
  return (
    <>
      <Link to="/users">To the users</Link>
      <Link to="/users?page=2">To the next page</Link>
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

it('moves the focus to the heading of another page, and leaves it where the page stays', async () => {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/dashboard" element={<h1 tabIndex={-1}>Dashboard</h1>} />
          <Route path="/users" element={<h1 tabIndex={-1}>Users</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'To the users' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }));
  await user.click(screen.getByRole('link', { name: 'To the next page' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the next page' }));
});
