import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

/** Moves the focus to a new page, as the layout of the site does. */
function Layout() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own path
  useLayoutEffect(() => main.current?.focus(), [pathname]);
  const words = new URLSearchParams(search).get('q') ?? '';
  return (
    <main ref={main} tabIndex={-1}>
      <Routes>
        <Route
          path="/search"
          element={<SearchBox words={words} onSearch={(q) => navigate(`/search?q=${q}`)} />}
        />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/search">Search</Link>
      <Link to="/search?q=goa">Goa</Link>
    </main>
  );
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout />
    </MemoryRouter>,
  );
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('is focused when a link of the site leads to it', async () => {
  open('/');
  await follow('Search');
  await userEvent.keyboard('goa');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('goa');
});

it('stays focused when Enter searches', async () => {
  open('/search?q=goa');
  await userEvent.type(screen.getByRole('searchbox'), ' beach{Enter}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('goa beach');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('is focused again when the link is followed on its own page', async () => {
  open('/search?q=goa');
  await follow('Search');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it.each([
  ['without a navigation', '/search', ''],
  ['with words', '/', 'Goa'],
])('does not take the focus %s', async (_case, path, link) => {
  open(path);
  if (link) await follow(link);
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});
