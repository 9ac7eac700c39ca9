import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

it('preserves typed text while the address of an earlier search is still arriving', () => {
  const onSearch = vi.fn();
  const view = (value: string) => <SearchBox label="Search" value={value} onSearch={onSearch} />;
  const { rerender } = render(view(''));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  const press = () => fireEvent.keyDown(box, { key: 'Enter' });

  type('mer');
  press();
  expect(box.value).toBe('mer');
  type('merge');
  press();
  rerender(view('mer'));
  expect(box.value).toBe('merge');
  type('merge m');
  rerender(view('merge'));
  expect(box.value).toBe('merge m');
  expect(onSearch.mock.calls).toEqual([['mer'], ['merge']]);

  // Back, or a link with another search.
  rerender(view(''));
  expect(box.value).toBe('');
});

it('retains the focus when the button that clears it disappears', () => {
  render(<SearchBox label="Search" value="goa" onSearch={() => undefined} />);
  const clear = screen.getByRole('button', { name: 'Clear search' });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
