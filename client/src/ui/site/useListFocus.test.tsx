import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListFocus } from './useListFocus.ts';

function List({ page }: { page: number }) {
  return (
    <>
      <input aria-label="Search" />
      <h2 ref={useListFocus(page)} tabIndex={-1}>
        All journeys
      </h2>
      <nav aria-label="Pages">
        <a href="?page=2">Page 2</a>
      </nav>
    </>
  );
}

it('moves the focus from a page link to the list that it shows, but not from a filter', () => {
  const { rerender } = render(<List page={1} />);
  screen.getByRole('link').focus();
  rerender(<List page={2} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  screen.getByLabelText('Search').focus();
  rerender(<List page={1} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
