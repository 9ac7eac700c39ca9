import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { DestinationFilterBar } from './DestinationFilterBar.tsx';
import { noFilter } from './destinationFilters.ts';

it('preserves a choice when the next one is made before the address has changed', async () => {
  const onChange = vi.fn();
  render(<DestinationFilterBar counts={undefined} filter={noFilter} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'domestic');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'price');
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilter, type: 'domestic', sort: 'price' });
});

it('preserves typed text when the address arrives late, and follows another address', async () => {
  const onChange = vi.fn();
  const bar = (search: string) => (
    <DestinationFilterBar counts={undefined} filter={{ ...noFilter, search }} onChange={onChange} />
  );
  const { rerender } = render(bar(''));
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.type(field, 'go');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ ...noFilter, search: 'go' }));
  await userEvent.type(field, 'a');
  rerender(bar('go'));
  expect(field.value).toBe('goa');
  rerender(bar('goa'));
  rerender(bar('kerala'));
  expect(field.value).toBe('kerala');
});

it('is rendered once when it appears', () => {
  const onRender = vi.fn();
  render(
    <Profiler id="bar" onRender={onRender}>
      <DestinationFilterBar counts={undefined} filter={noFilter} onChange={() => undefined} />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledTimes(1);
});
