import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PriceRange } from './PriceRange.tsx';

it('retains the focus when Enter applies a price, and follows the URL', () => {
  const onChange = vi.fn();
  const view = (min: string | undefined) => <PriceRange min={min} max={undefined} onChange={onChange} />;
  const { rerender } = render(view(undefined));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price from ₹' });
  field.focus();
  fireEvent.change(field, { target: { value: 'Rs. 20,000' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  rerender(view('20000'));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('20000');
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[{ min_price: '20000' }]]);
  rerender(view(undefined));
  expect(field.value).toBe('');
});
