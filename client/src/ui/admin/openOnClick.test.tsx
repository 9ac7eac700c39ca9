import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openOnClick } from './openOnClick.ts';

it('opens the entry of a row on a click, but not on a click on its controls', async () => {
  const open = vi.fn();
  render(
    <div {...openOnClick(open)}>
      <p>Goa</p>
      <button type="button">Delete</button>
      <label>
        Status
        <select />
      </label>
    </div>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByText('Status'));
  await userEvent.click(screen.getByRole('combobox'));
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Goa'));
  expect(open).toHaveBeenCalledOnce();
});
