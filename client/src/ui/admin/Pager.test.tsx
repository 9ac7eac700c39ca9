import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from './Pager.tsx';

const firstPage = {
  ...{ page: 1, current_page: 1, limit: 20, per_page: 20, total_pages: 2 },
  ...{ has_next: true, has_prev: false },
};

it('announces which rows a filter or another page shows', () => {
  const view = (total: number) => <Pager pagination={{ ...firstPage, total }} onPage={() => undefined} />;
  const { rerender } = render(view(30));
  expect(screen.getByRole('status').textContent).toBe('1–20 of 30');
  rerender(view(25));
  expect(screen.getByRole('status').textContent).toBe('1–20 of 25');
});

it('groups the digits of all its numbers', () => {
  const pagination = { ...firstPage, page: 51, current_page: 51, total_pages: 60, total: 1200 };
  render(<Pager pagination={pagination} onPage={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('1,001–1,020 of 1,200');
});
